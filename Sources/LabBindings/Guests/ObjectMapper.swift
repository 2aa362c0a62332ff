/// `ObjectMapper`, which fills objects from JSON by the names of its values.
enum ObjectMapper {
  static let declaration = """
    public final class Map {
      public let JSON: [String: Any]
      public private(set) var currentValue: Any?
      public private(set) var currentKey: String?
      public init(JSON: [String: Any]) { self.JSON = JSON }
      public subscript(key: String) -> Map {
        currentKey = key
        var value: Any? = JSON
        for part in key.split(separator: ".") { value = (value as? [String: Any])?[String(part)] }
        currentValue = value is NSNull ? nil : value
        return self
      }
    }
    /// Implement the forms of one version: each calls the other by default.
    public protocol Mappable {
      init?(map: Map)
      init?(_ map: Map)
      mutating func mapping(map: Map)
      mutating func mapping(_ map: Map)
    }
    extension Mappable {
      public init?(map: Map) { self.init(map) }
      public init?(_ map: Map) { self.init(map: map) }
      public mutating func mapping(map: Map) { mapping(map) }
      public mutating func mapping(_ map: Map) { mapping(map: map) }
      public init?(JSON: [String: Any]) {
        guard let made = Mapper<Self>().map(JSON: JSON) else { return nil }
        self = made
      }
    }
    public final class Mapper<N: Mappable> {
      public init() {}
      public func map(JSON: [String: Any]) -> N? {
        let map = Map(JSON: JSON)
        guard var object = N(map: map) else { return nil }
        object.mapping(map: map)
        return object
      }
      public func map(JSONObject: Any?) -> N? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
      public func map(JSONString: String) -> N? {
        map(JSONObject: try? JSONSerialization.jsonObject(with: Data(JSONString.utf8)))
      }
      public func map(_ JSON: Any?) -> N? {
        if let text = JSON as? String { return map(JSONString: text) }
        return map(JSONObject: JSON)
      }
      public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
      public func mapArray(JSONObject: Any?) -> [N]? { (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) } }
    }
    infix operator <-
    public func <- <T>(left: inout T, right: Map) {
      if let value = right.currentValue as? T { left = value }
    }
    public func <- <T>(left: inout T?, right: Map) { left = right.currentValue as? T }
    public func <- <T: Mappable>(left: inout T, right: Map) {
      if let value = Mapper<T>().map(JSONObject: right.currentValue) { left = value }
    }
    public func <- <T: Mappable>(left: inout T?, right: Map) { left = Mapper<T>().map(JSONObject: right.currentValue) }
    public func <- <T: Mappable>(left: inout [T], right: Map) {
      if let values = Mapper<T>().mapArray(JSONObject: right.currentValue) { left = values }
    }
    public func <- <T: Mappable>(left: inout [T]?, right: Map) { left = Mapper<T>().mapArray(JSONObject: right.currentValue) }
    """
}
