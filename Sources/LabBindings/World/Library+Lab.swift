import SwiftScript

extension Library {
  /// What a script sees in a lab.
  convenience init(lab: LabContext) {
    self.init()
    lab.attach(to: self)
    for name in [
      "Foundation", "Dispatch", "RxSwift", "RxCocoa", "RxRelay", "Rx", "RxTest", "RxBlocking",
      "RxTesting",
    ] { module(name) }
    for name in AbsentModules.names { module(name) }
    absence = AbsentNames.absence
    absentMember = AbsentNames.absentMember
    synonyms += [
      ["onNext", "accept", "next", "emit", "send"], ["onCompleted", "onComplete", "complete"],
      ["disposed", "addDisposableTo", "store"], ["flatMap", "mergeMap"],
      ["flatMapLatest", "switchMap"], ["of", "sequenceOf"],
    ]
    lab.declareRandomness()
    // Before dates, of which `.now() + 1` could be one too.
    lab.declareDispatchTimes()
    lab.declareDates()
    lab.declareThreads()
    lab.declareDispatchQueues()
    lab.declareDispatchSources()
    lab.declareLocks()
    lab.declareOperations()
    lab.declareIdentifiers()
    lab.declareLocales()
    lab.declareFormatters()
    lab.declareNumberFormatters()
    lab.declareNumberStyles()
    lab.declareURLParts()
    lab.declareCalendars()
    lab.declareGeometry()
    lab.declareFoundationTexts()
    lab.declareProcesses()
    lab.declareTimers()
    lab.declarePlaygrounds()
    lab.declareSchedulers()
    lab.declareVirtualTime()
    lab.declareDisposables()
    lab.declareCreating()
    lab.declareSubscribing()
    lab.declareHooks()
    lab.declareResources()
    lab.declareGroups()
    lab.declareSubjects()
    lab.declareTransforming()
    lab.declareFiltering()
    lab.declareCombining()
    lab.declareErrorHandling()
    lab.declareUtility()
    lab.declareSharing()
    lab.declarePrimitiveSequences()
    lab.declareSingles()
    lab.declareMaybes()
    lab.declareCompletables()
    lab.declareInfallibles()
    lab.declareConversions()
    lab.declareReactive()
    lab.declareObjects()
    lab.declareTestSchedulers()
    lab.declareTestCases()
    lab.declareBlocking()
    lab.declareAsyncBridges()
    lab.declareNotifications()
    lab.declareJSON()
    lab.declareOlderTypes()
    lab.declareOlderConstants()
    lab.declareOlderCollections()
    declare(Spellings.table)
  }
}
