/// The superclass of the disposable classes.
public class DisposeBase {
  private let counter = ResourceCounter()

  init() {}
}
