import SwiftScript

extension Library {
  /// What a script sees in a lab.
  convenience init(lab: LabContext) {
    self.init()
    lab.attach(to: self)
    for name in ["Foundation", "Dispatch", "RxSwift", "RxCocoa", "RxRelay", "Rx"] { module(name) }
    lab.declareDates()
    lab.declareThreads()
    lab.declareDispatchTimes()
    lab.declareDispatchQueues()
    lab.declareDispatchSources()
    lab.declareSchedulers()
    lab.declareVirtualTime()
    lab.declareDisposables()
    lab.declareCreating()
    lab.declareSubscribing()
    lab.declareHooks()
    lab.declareGroups()
    lab.declareSubjects()
    lab.declareTransforming()
    lab.declareFiltering()
    lab.declareCombining()
    lab.declareErrorHandling()
    lab.declareUtility()
    lab.declareSharing()
    lab.declareSingles()
    lab.declareMaybes()
    lab.declareCompletables()
    lab.declareInfallibles()
    lab.declareConversions()
    lab.declareReactive()
    lab.declareOlderSpellings()
  }
}
