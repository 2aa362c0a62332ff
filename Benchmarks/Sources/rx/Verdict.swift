/// The ratios of a row, and the goals of the design that they miss.
struct Verdict {
  let overLimit: Double?
  /// How many times as long RxSwift takes, estimated over OpenCombine and over the limit.
  let rxSwiftOverOpenCombine: Double?
  let rxSwiftOverLimit: Double?
  /// How many times as long the fastest of the other libraries takes.
  let fastest: Double
  let misses: [String]

  init(_ row: Row, _ costs: [Contestant: Cost]) {
    let rx = costs[.rx]?.time ?? .nan
    let limit = costs[.limit]?.time
    let openCombine = costs[.openCombine]?.time
    let asyncAlgorithms = costs[.asyncAlgorithms]?.time
    let design = DesignTable.times[row.number]
    func estimated(_ other: Double?) -> (overOpenCombine: Double?, overLimit: Double?) {
      let other = other ?? .nan
      return (
        openCombine.flatMap { here in design?.openCombine.map { other / $0 * here / rx } },
        limit.flatMap { here in design?.limit.map { other / $0 * here / rx } }
      )
    }
    let rxSwift = estimated(design?.rxSwift)
    let reactiveSwift = estimated(design?.reactiveSwift)
    // Also from the reference table, where its tasks shared a thread: between threads they take several times as long.
    let asyncThere = estimated(design?.asyncAlgorithms)
    overLimit = limit.map { rx / $0 }
    rxSwiftOverOpenCombine = rxSwift.overOpenCombine
    rxSwiftOverLimit = rxSwift.overLimit
    let others = [
      openCombine.map { $0 / rx }, asyncAlgorithms.map { $0 / rx },
      rxSwift.overOpenCombine, rxSwift.overLimit,
      reactiveSwift.overOpenCombine, reactiveSwift.overLimit,
      asyncThere.overOpenCombine, asyncThere.overLimit,
    ]
    fastest = others.compactMap(\.self).min() ?? .nan

    // The smaller of the two estimates.
    let rxSwiftOverRx = [rxSwiftOverOpenCombine, rxSwiftOverLimit].compactMap(\.self).min()
    var misses: [String] = []
    if let allowance = row.allowance, let overLimit, overLimit > allowance {
      misses.append("MISS: over \(Int(allowance)) limits")
    }
    // The first operation of a process also allocates metadata, which stays: a few allocations among ten thousand.
    if let allowed = row.allocations, let made = costs[.rx]?.allocations, made - allowed > 0.01 {
      misses.append("MISS: over \(allowed) allocations")
    }
    if let rxSwiftOverRx, rxSwiftOverRx < 5 { misses.append("MISS: under 5 RxSwifts") }
    if fastest < 1 { misses.append("MISS: not the fastest") }
    self.misses = misses
  }
}
