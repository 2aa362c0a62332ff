/// `NSAttributedString`: a text whose parts have attributes.
enum AttributedTexts: LibraryPart {
  static let declaration = #"""
    open class NSAttributedString: NSObject {
      struct Key: RawRepresentable, Hashable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static func == (lhs: NSAttributedString.Key, rhs: NSAttributedString.Key) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      internal var text: NSString
      // One for each unit of UTF-16.
      internal var attributes: [[NSAttributedString.Key: Any]]
      init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text = NSString(string: str)
        attributes = Array(repeating: attrs ?? [:], count: text.length)
        super.init()
      }
      init(attributedString attrStr: NSAttributedString) {
        text = attrStr.text
        attributes = attrStr.attributes
        super.init()
      }
      var string: String { text.string }
      var length: Int { text.length }
      open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any] {
        attributes[location]
      }
      open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any? {
        attributes[location][attrName]
      }
      open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSAttributedString(string: text.substring(with: range))
        part.attributes = Array(attributes[range.location..<range.upperBound])
        return part
      }
      open func isEqual(to other: NSAttributedString) -> Bool { string == other.string }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSAttributedString).map { isEqual(to: $0) } ?? false }
      override var hash: Int { string.hashValue }
      override var description: String { string }
    }
    open class NSMutableAttributedString: NSAttributedString {
      override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
      }
      override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
      open func replaceCharacters(in range: NSRange, with str: String) {
        let own = length == 0 ? [:] : attributes[Swift.min(range.location, length - 1)]
        replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: own))
      }
      open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        text = NSString(string: text.replacingCharacters(in: range, with: attrString.string))
        attributes.replaceSubrange(range.location..<range.upperBound, with: attrString.attributes)
      }
      open func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
      open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
      }
      open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString(string: "")) }
      open func setAttributedString(_ attrString: NSAttributedString) {
        text = attrString.text
        attributes = attrString.attributes
      }
      open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        for position in range.location..<range.upperBound { attributes[position][name] = value }
      }
      open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        for (name, value) in attrs { addAttribute(name, value: value, range: range) }
      }
      open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        for position in range.location..<range.upperBound { attributes[position] = attrs ?? [:] }
      }
      open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        for position in range.location..<range.upperBound { attributes[position][name] = nil }
      }
    }
    """#
}
