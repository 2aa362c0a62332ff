import Rx
import ScriptMachine
import ScriptTypes

enum EventTypes: RxPart {
  static let declaration = """
    protocol EventConvertible<Element> {
      associatedtype Element
      var event: Event<Element> { get }
    }
    internal enum LogForm {
      static var isOfRxSwift2: Bool { get }
    }
    enum Event<Element>: CustomDebugStringConvertible, EventConvertible {
      case next(Element)
      case error(any Error)
      case completed
      var isStopEvent: Bool { if case .next = self { return false } else { return true } }
      var element: Element? { if case .next(let element) = self { return element } else { return nil } }
      var error: (any Error)? { if case .error(let error) = self { return error } else { return nil } }
      var isCompleted: Bool { if case .completed = self { return true } else { return false } }
      var event: Event<Element> { self }
      func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
          switch self {
          case .next(let element): return .next(try transform(element))
          case .error(let error): return .error(error)
          case .completed: return .completed
          }
        } catch { return .error(error) }
      }
      var debugDescription: String {
        switch self {
        case .next(let element): return (LogForm.isOfRxSwift2 ? "Next" : "next") + "(\\(element))"
        case .error(let error): return (LogForm.isOfRxSwift2 ? "Error" : "error") + "(\\(error))"
        case .completed: return LogForm.isOfRxSwift2 ? "Completed" : "completed"
        }
      }
    }
    enum RxError: Error, CustomDebugStringConvertible {
      case unknown
      case disposed(object: AnyObject)
      case overflow
      case argumentOutOfRange
      case noElements
      case moreThanOneElement
      case timeout
      var debugDescription: String {
        switch self {
        case .unknown: return "Unknown error occurred."
        case .disposed(let object): return "Object `\\(type(of: object))` was already disposed."
        case .overflow: return "Arithmetic overflow occurred."
        case .argumentOutOfRange: return "Argument out of range."
        case .noElements: return "Sequence doesn't contain any elements."
        case .moreThanOneElement: return "Sequence contains more than one element."
        case .timeout: return "Sequence timeout."
        }
      }
    }
    enum InfallibleEvent<Element>: EventConvertible {
      case next(Element)
      case completed
      var event: Event<Element> {
        switch self {
        case .next(let element): return .next(element)
        case .completed: return .completed
        }
      }
    }
    """
}

extension Event: ScriptConvertible where Element == Value {
  private enum Number: Int { case next, error, completed }

  static func make(from value: Value, _ machine: Machine) throws -> Event<Value> {
    switch Number(rawValue: value.caseNumber) {
    case .next: .next(try value.record(machine)[0])
    case .error:
      .error(try AnyScriptError.make(from: try value.record(machine)[0], machine).error)
    case .completed: .completed
    case nil: throw value.unexpected(machine)
    }
  }

  func scriptValue(_ machine: Machine) throws -> Value {
    switch self {
    case .next(let element): .record(.of([element], tag: Number.next.rawValue))
    case .error(let error):
      .record(.of([try AnyScriptError(error).scriptValue(machine)], tag: Number.error.rawValue))
    case .completed: .int(Number.completed.rawValue)
    }
  }
}

extension RxError: ScriptErrorConvertible {
  func scriptError(_ runtime: Runtime) -> ExistentialBox {
    guard let symbol = runtime.hostTypes.find("RxSwift", "RxError") else {
      preconditionFailure("the module RxSwift declares `RxError`")
    }
    let type = runtime.types.metadata(of: .nominal(NominalType(symbol, [])))
    let value: Value =
      switch self {
      case .unknown: .int(0)
      case .disposed(let object):
        .record(
          .of(
            [.existential(ExistentialBox(.host(object), ownType(of: object, in: runtime)))],
            tag: 1
          )
        )
      case .overflow: .int(2)
      case .argumentOutOfRange: .int(3)
      case .noElements: .int(4)
      case .moreThanOneElement: .int(5)
      case .timeout: .int(6)
      }
    return ExistentialBox(value, type)
  }

  /// The own type of a subject, with what it was made for.
  private func ownType(of object: AnyObject, in runtime: Runtime) -> TypeMetadata {
    let element = (runtime.companion as? LabContext)?.objects[object]?.origin.element
    let observable = runtime.hostTypes.find("RxSwift", "Observable")
    guard let element, let observable else { return runtime.dynamicType(of: .host(object)) }
    let known = runtime.types.metadata(of: .nominal(NominalType(observable, [element.type])))
    return runtime.hostTypes.type(of: object, as: known, runtime.types) ?? known
  }
}
