/// Who does a workload.
enum Contestant: String, CaseIterable {
  case limit
  case rx = "Rx"
  case openCombine = "OpenCombine"
  case asyncAlgorithms = "AsyncAlgorithms"
}
