import Glibc

/// Which stage thread the calling OS thread is.
enum CurrentThread {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no thread-local key left for Stage.")
    return key
  }()

  /// The calling thread, or nil on a thread that no stage made.
  ///
  /// The slot does not own the thread object: the thread's own entry function holds it as long as
  /// the thread runs.
  static var value: StageThread? {
    get {
      guard let raw = pthread_getspecific(key) else { return nil }
      return Unmanaged<StageThread>.fromOpaque(raw).takeUnretainedValue()
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
