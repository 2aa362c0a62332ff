/// A library that runs the workloads, or the limit.
enum Contestant: String, CaseIterable {
  case limit
  case rx = "Rx"
  case openCombine = "OpenCombine"
  case asyncAlgorithms = "AsyncAlgorithms"
}
