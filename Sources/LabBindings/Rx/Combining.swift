import Rx
import ScriptMachine

enum Combining: RxPart {
  static let declaration =
    """
    extension ObservableType {
      static func merge<C: Collection>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> { merge(Array(sources)) }
      static func merge(_ sources: [Observable<Element>]) -> Observable<Element>
      static func merge(_ sources: Observable<Element>...) -> Observable<Element>
      static func concat<S: Sequence>(_ sequence: S) -> Observable<Element> where S.Element == Observable<Element> { concat(all: Array(sequence)) }
      static func concat<C: Collection>(_ collection: C) -> Observable<Element> where C.Element == Observable<Element> { concat(all: Array(collection)) }
      static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(all: sources) }
      internal static func concat(all sources: [Observable<Element>]) -> Observable<Element>
      static func amb<S: Sequence>(_ sequence: S) -> Observable<Element> where S.Element == Observable<Element> { amb(all: Array(sequence)) }
      internal static func amb(all sources: [Observable<Element>]) -> Observable<Element>
      func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element
      func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element
      func startWith(_ elements: Element...) -> Observable<Element>
      func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Observable<ResultType>
      func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>
      func ifEmpty(default: Element) -> Observable<Element>
      func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>
    }
    extension ObservableType {
    \(collected("zip"))
    \(collected("combineLatest"))
    \(selected("zip", "Observable<", "O", ": ObservableType"))
    \(selected("combineLatest", "Observable<", "O", ": ObservableType"))
    }
    extension ObservableType where Element == Any {
    \(paired("zip", "Observable<", "O", ": ObservableType"))
    \(paired("combineLatest", "Observable<", "O", ": ObservableType"))
    }
    """

  static let arities = 2...8

  /// The forms of `zip` and its kind that take a collection.
  private static func collected(_ name: String) -> String {
    """
      static func \(name)<C: Collection>(_ collection: C, resultSelector: @escaping ([C.Element.Element]) throws -> Element) -> Observable<Element> where C.Element: ObservableType { \(name)(all: collection.map { $0.asObservable() }, resultSelector: resultSelector) }
      static func \(name)<C: Collection>(_ collection: C) -> Observable<[Element]> where C.Element: ObservableType, C.Element.Element == Element { Observable<[Element]>.\(name)(all: collection.map { $0.asObservable() }) { $0 } }
      internal static func \(name)<E>(all sources: [Observable<E>], resultSelector: @escaping ([E]) throws -> Element) -> Observable<Element>
    """
  }

  /// The forms that take sources of different types and a function of their elements, of every arity.
  ///
  /// - Parameters:
  ///   - result: What the result is a sequence of, up to the element.
  ///   - source: What a parameter's generic type is called, before its number.
  ///   - constraint: What each of them conforms to; if it is `nil`, each stands for an element.
  static func selected(
    _ name: String,
    _ result: String,
    _ source: String,
    _ constraint: String?
  ) -> String {
    lists(result, source, constraint).map { generics, parameters, elements in
      "  static func \(name)<\(generics)>(\(parameters), resultSelector: @escaping (\(elements)) throws -> Element) -> \(result)Element>"
    }.joined(separator: "\n")
  }

  /// The forms that give tuples.
  static func paired(
    _ name: String,
    _ result: String,
    _ source: String,
    _ constraint: String?
  ) -> String {
    lists(result, source, constraint).map { generics, parameters, elements in
      "  static func \(name)<\(generics)>(\(parameters)) -> \(result)(\(elements))>"
    }.joined(separator: "\n")
  }

  /// What is listed for each arity, which begins with what the one before lists.
  private static func lists(
    _ result: String,
    _ source: String,
    _ constraint: String?
  ) -> [(generics: String, parameters: String, elements: String)] {
    var lists: [(generics: String, parameters: String, elements: String)] = []
    var (generics, parameters, elements) = ("", "", "")
    for number in 1...arities.upperBound {
      let type = "\(source)\(number)"
      if number > 1 {
        generics += ", "
        parameters += ", "
        elements += ", "
      }
      if let constraint {
        generics += type + constraint
        parameters += "_ source\(number): \(type)"
        elements += "\(type).Element"
      } else {
        generics += type
        parameters += "_ source\(number): \(result)\(type)>"
        elements += type
      }
      if arities.contains(number) { lists.append((generics, parameters, elements)) }
    }
    return lists
  }

  static func register(in natives: inout RxNatives) {
    natives.observable("merge(_:)") { .merge(try $0.observables(1)) }
    natives.observable("concat(all:)") { .concat(try $0.observables(1)) }
    natives.observable("amb(all:)") { .amb(try $0.observables(1)) }
    natives.observable("concat(_:)") { try $0.source.concat($0.observable(1)) }
    natives.observable("amb(_:)") { try $0.source.amb($0.observable(1)) }
    natives.observable("startWith(_:)") { try $0.source.startWith(allOf: $0.array(1)) }
    natives.observable("withLatestFrom(_:resultSelector:)") {
      try $0.source.withLatestFrom($0.observable(1), resultSelector: $0.function(2))
    }
    natives.observable("withLatestFrom(_:)") { try $0.source.withLatestFrom($0.observable(1)) }
    natives.observable("ifEmpty(default:)") { try $0.source.ifEmpty(default: $0[1]) }
    natives.observable("ifEmpty(switchTo:)") { try $0.source.ifEmpty(switchTo: $0.observable(1)) }
    registerPairing("zip", in: &natives, Observable.zip(allOf:resultSelector:)) {
      .zip($0, resultSelector: $1)
    }
    registerPairing("combineLatest", in: &natives, Observable.combineLatest(allOf:resultSelector:))
    { .combineLatest($0, resultSelector: $1) }
  }

  private typealias Pairing = (
    [Observable<Value>], @escaping ([Value]) throws -> Value
  ) -> Observable<Value>

  private static func registerPairing(
    _ name: String,
    in natives: inout RxNatives,
    _ pair: @escaping Pairing,
    collection: @escaping Pairing
  ) {
    for count in arities {
      let labels = String(repeating: "_:", count: count)
      natives.observable("\(name)(\(labels)resultSelector:)") { call in
        let select = try call.function(count + 1)
        let runtime = call.machine.runtime
        return pair(try call.sources(count)) { try runtime.call(select, $0) }
      }
      natives.observable("\(name)(\(labels))") {
        pair(try $0.sources(count)) { .record(.of($0)) }
      }
    }
    natives.observable("\(name)(all:resultSelector:)") { call in
      let select: (Value) throws -> Value = try call.function(2)
      return collection(try call.observables(1)) { try select(.array($0)) }
    }
  }
}

extension Runtime {
  /// Calls a function of a script with so many arguments.
  fileprivate func call(_ function: Closure, _ arguments: [Value]) throws -> Value {
    do {
      return try machine.callBack { machine in
        let frame = machine.top
        for argument in arguments { machine.push(argument) }
        return try function.call(machine, from: frame)
      }
    } catch let error as ScriptError {
      throw error
    } catch {
      fail(error)
      throw error
    }
  }
}
