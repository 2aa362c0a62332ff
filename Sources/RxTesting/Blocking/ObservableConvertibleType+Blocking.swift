public import FoundationEssentials
public import Rx

extension ObservableConvertibleType {
  /// Returns a view of this observable for reading its elements synchronously, in a test or a command-line tool.
  ///
  /// - Parameter timeout: The number of seconds that a read may take; unlimited if nil.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
