/// Threads; `RunningThread`, which a stage provides, is the one that runs.
enum Threads: LibraryPart {
  static let declaration = #"""
    internal enum RunningThread {
      static var isMain: Bool { get }
      static var number: Int { get }
      static var name: String? { get set }
      static func local(_ key: String) -> AnyObject?
      static func setLocal(_ key: String, _ object: AnyObject?)
      static func detach(name: String?, _ body: @escaping () -> Void)
      static func description(number: Int, name: String?) -> String
      static func runLoop(for seconds: Double)
      // From which waits are measured, as in `timeIntervalSince1970`.
      private static var presentTime: Double { get }
      // A date is not exact to the nanosecond.
      static func seconds(until date: Date) -> Double { ((date.timeIntervalSince1970 - presentTime) * 1e6).rounded() / 1e6 }
    }
    open class Thread: NSObject {
      private var block: (() -> Void)?
      private var number: Int = 0
      override init() {}
      convenience init(block: @escaping @Sendable () -> Void) {
        self.init()
        self.block = block
      }
      class var current: Thread {
        if let known = RunningThread.local("Thread") as? Thread { return known }
        let made = Thread()
        made.begin()
        made.title = RunningThread.name ?? ""
        return made
      }
      class var main: Thread {
        if RunningThread.isMain { return current }
        let made = Thread()
        made.number = 1
        made.name = "main"
        return made
      }
      class var isMainThread: Bool { RunningThread.isMain }
      class var callStackSymbols: [String] { [] }
      class func sleep(forTimeInterval ti: Double)
      class func sleep(until date: Date) { sleep(forTimeInterval: max(0, RunningThread.seconds(until: date))) }
      @discardableResult class func detachNewThread(_ block: @escaping @Sendable () -> Void) -> Void { Thread(block: block).start() }
      private var title: String?
      open var name: String? {
        get { title }
        set {
          title = newValue
          if isExecuting, number == RunningThread.number { RunningThread.name = newValue }
        }
      }
      open var isMainThread: Bool { number == 1 }
      open private(set) var isExecuting: Bool = false
      open private(set) var isFinished: Bool = false
      open private(set) var isCancelled: Bool = false
      open var threadPriority: Double = 0.5
      open var qualityOfService: QualityOfService = .default
      open var stackSize: Int = 0
      private func begin() {
        number = RunningThread.number
        isExecuting = true
        RunningThread.setLocal("Thread", self)
      }
      open func start() {
        if isExecuting || isFinished { return }
        RunningThread.detach(name: name) {
          self.begin()
          self.main()
          self.isExecuting = false
          self.isFinished = true
        }
      }
      open func cancel() { isCancelled = true }
      open func main() { block?() }
      open override var description: String { RunningThread.description(number: number, name: name == "" && number > 1 ? nil : name) }
    }
    enum QualityOfService: Int { case userInteractive, userInitiated, utility, background, `default` }
    @discardableResult func sleep(_ seconds: UInt32) -> UInt32
    @discardableResult func usleep(_ microseconds: UInt32) -> Int32
    open class RunLoop: NSObject {
      struct Mode: RawRepresentable, Hashable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let `default`: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopDefaultMode")
        static let common: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopCommonModes")
        static func == (lhs: RunLoop.Mode, rhs: RunLoop.Mode) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      internal override init() { super.init() }
      private static let shared: RunLoop = RunLoop()
      class var current: RunLoop { shared }
      class var main: RunLoop { shared }
      open func run() { RunningThread.runLoop(for: .infinity) }
      open func run(until limitDate: Date) { RunningThread.runLoop(for: RunningThread.seconds(until: limitDate)) }
      @discardableResult open func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        run(until: limitDate)
        return true
      }
      open func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
      open func perform(_ block: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: block) }
    }
    open class Timer: NSObject {
      private let block: (Timer) -> Void
      private let interval: Double
      private let repeats: Bool
      private var source: (any DispatchSourceTimer)?
      open private(set) var isValid: Bool = true
      open private(set) var userInfo: Any?
      open var tolerance: Double = 0
      private var start: DispatchTime
      private init(at start: DispatchTime, _ interval: Double, _ repeats: Bool, _ block: @escaping (Timer) -> Void) {
        precondition(interval.isFinite && interval >= 0, "an interval must be zero or a positive number, and this is \(interval)")
        self.start = start
        self.interval = interval > 0.0001 ? interval : 0.0001
        self.repeats = repeats
        self.block = block
        super.init()
      }
      convenience init(fire date: Date, interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(at: .now() + max(0, RunningThread.seconds(until: date)), interval, repeats, block)
      }
      convenience init(timeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(at: .now() + (interval > 0.0001 ? interval : 0.0001), interval, repeats, block)
      }
      open var fireDate: Date {
        get { Date() + Double(DispatchTime.now().nanoseconds.distance(to: start.nanoseconds)) / 1e9 }
        set {
          start = .now() + max(0, RunningThread.seconds(until: newValue))
          if let source { source.schedule(deadline: start, repeating: period) }
        }
      }
      @discardableResult class func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
      }
      @discardableResult class func scheduledTimer(timeInterval ti: Double, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
        let target = objectIdentity(aTarget)
        let timer = Timer(timeInterval: ti, repeats: yesOrNo) { if let target { aSelector.perform(on: target, [$0]) } }
        timer.userInfo = userInfo
        timer.schedule()
        return timer
      }
      open var timeInterval: Double { repeats ? interval : 0 }
      private var period: DispatchTimeInterval { repeats ? .nanoseconds(Int(interval * 1_000_000_000)) : .never }
      internal func schedule() {
        guard isValid, source == nil else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: start, repeating: period)
        source.setEventHandler { self.fire() }
        source.resume()
        self.source = source
      }
      open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
      }
      open func invalidate() {
        isValid = false
        source?.cancel()
        source = nil
      }
    }
    """#
}
