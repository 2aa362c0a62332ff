import Rx
import ScriptMachine

extension RxLibrary {
  static let combining = """
    extension ObservableType {
      static func merge(_ sources: Observable<Element>...) -> Observable<Element>
      static func concat(_ sources: Observable<Element>...) -> Observable<Element>
      static func zip<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element) -> Observable<Element>
      static func combineLatest<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element) -> Observable<Element>
    }
    """

  static func registerCombining(in table: inout NativeTable) {
    typealias Pairing = ScriptFunction<Value, Value, Value>
    table.function("ObservableType.merge(_:)") { (_: Value, sources: [Source]) in
      Observable.merge(sources.map(\.observable))
    }
    table.function("ObservableType.concat(_:)") { (_: Value, sources: [Source]) in
      Observable.concat(sources.map(\.observable))
    }
    table.function("ObservableType.zip(_:_:resultSelector:)") {
      (_: Value, first: Source, second: Source, pair: Pairing) in
      Observable.zip(first.observable, second.observable) { try pair($0, $1) }
    }
    table.function("ObservableType.combineLatest(_:_:resultSelector:)") {
      (_: Value, first: Source, second: Source, pair: Pairing) in
      Observable.combineLatest(first.observable, second.observable) { try pair($0, $1) }
    }
  }
}
