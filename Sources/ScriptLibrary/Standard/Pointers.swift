enum Pointers: LibraryPart {
  static let declaration = #"""
    struct UnsafePointer<Pointee>: Hashable, Strideable {
      init(_ other: UnsafeMutablePointer<Pointee>)
      var pointee: Pointee { get }
      subscript(i: Int) -> Pointee { get }
      \#(members("UnsafePointer"))
    }
    struct UnsafeMutablePointer<Pointee>: Hashable, Strideable {
      static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
      var pointee: Pointee { get nonmutating set }
      subscript(i: Int) -> Pointee { get nonmutating set }
      func initialize(to value: Pointee)
      func initialize(repeating repeatedValue: Pointee, count: Int)
      func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
      func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
      func update(repeating repeatedValue: Pointee, count: Int) { initialize(repeating: repeatedValue, count: count) }
      func update(from source: UnsafePointer<Pointee>, count: Int) {
        let values = (0..<count).map { source[$0] }
        for i in 0..<count { (self + i).initialize(to: values[i]) }
      }
      func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        update(from: UnsafePointer(source), count: count)
      }
      func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
      func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
      func assign(repeating repeatedValue: Pointee, count: Int) { initialize(repeating: repeatedValue, count: count) }
      func move() -> Pointee {
        let value = pointee
        deinitialize(count: 1)
        return value
      }
      @discardableResult func deinitialize(count: Int) -> UnsafeMutableRawPointer
      func deallocate()
      \#(members("UnsafeMutablePointer"))
    }
    struct UnsafeRawPointer: Hashable {
      static func == (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct UnsafeMutableRawPointer: Hashable {
      static func == (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
      typealias Iterator = IndexingIterator<UnsafeBufferPointer<Element>>
      init(start: UnsafePointer<Element>?, count: Int)
      init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      init(_ other: UnsafeMutableBufferPointer<Element>)
      var baseAddress: UnsafePointer<Element>? { get }
      var count: Int { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(i: Int) -> Element { get }
      subscript(bounds: Range<Int>) -> Slice<UnsafeBufferPointer<Element>> { Slice(base: self, bounds: bounds) }
    }
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
      typealias Iterator = IndexingIterator<UnsafeMutableBufferPointer<Element>>
      init(start: UnsafeMutablePointer<Element>?, count: Int)
      init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer<Element>(start: .allocate(capacity: count), count: count)
      }
      func deallocate() { baseAddress?.deallocate() }
      func initialize(repeating repeatedValue: Element) {
        baseAddress?.initialize(repeating: repeatedValue, count: count)
      }
      func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element {
        var iterator = source.makeIterator()
        var position = 0
        while position < count, let element = iterator.next() {
          self[position] = element
          position += 1
        }
        return (iterator, position)
      }
      func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        initialize(from: source).1
      }
      func update(repeating repeatedValue: Element) { initialize(repeating: repeatedValue) }
      func swapAt(_ i: Int, _ j: Int) { (self[i], self[j]) = (self[j], self[i]) }
      var baseAddress: UnsafeMutablePointer<Element>? { get }
      var count: Int { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(i: Int) -> Element { get nonmutating set }
    }
    struct UnsafeRawBufferPointer: RandomAccessCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<UnsafeRawBufferPointer>
      typealias Iterator = IndexingIterator<UnsafeRawBufferPointer>
      var baseAddress: UnsafeRawPointer? { get }
      var count: Int { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(i: Int) -> UInt8 { get }
      subscript(bounds: Range<Int>) -> Slice<UnsafeRawBufferPointer> { Slice(base: self, bounds: bounds) }
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
    }
    func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
    func withUnsafeMutablePointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result
    func withUnsafeBytes<T, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    """#

  /// What pointers to values have, whether or not these can be changed through them.
  private static func members(_ name: String) -> String {
    """
    typealias Stride = Int
    func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int, _ body: (\(name)<T>) throws -> Result) rethrows -> Result
    func advanced(by n: Int) -> \(name)<Pointee>
    func distance(to end: \(name)<Pointee>) -> Int
    func successor() -> \(name)<Pointee> { advanced(by: 1) }
    func predecessor() -> \(name)<Pointee> { advanced(by: -1) }
    static func + (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee>
    static func - (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee> { lhs.advanced(by: -rhs) }
    static func - (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Int { rhs.distance(to: lhs) }
    static func += (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs.advanced(by: rhs) }
    static func -= (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
    static func == (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool
    static func < (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool { lhs.distance(to: rhs) > 0 }
    func hash(into hasher: inout Hasher)
    """
  }
}
