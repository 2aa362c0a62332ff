/// The common ancestor of the disposable classes.
public class DisposeBase {
  init() {}
}
