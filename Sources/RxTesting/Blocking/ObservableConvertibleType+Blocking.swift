public import FoundationEssentials
public import Rx

extension ObservableConvertibleType {
  /// The sequence as something to read from a thread that can wait: in a test, or at the end of a command-line tool.
  ///
  /// - Parameter timeout: How many seconds a read may take; as long as it needs if nil.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
