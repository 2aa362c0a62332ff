/// The common ancestor of the disposable classes.
public class DisposeBase {
  private let tally = Tally()

  init() {}
}
