import Rx

extension Scenario {
  static var inner: [Scenario] {
    [
      Scenario(name: "flatMap") { load in
        each(load, wanted: load.threads * load.operations) { Observable.from($0).flatMap { $0 } }
      },
      Scenario(name: "merge(maxConcurrent:)") { load in
        each(load, wanted: load.threads * load.operations) {
          Observable.from($0).merge(maxConcurrent: load.threads)
        }
      },
      Scenario(name: "flatMap of single elements") { load in
        each(load, wanted: load.threads * load.operations) { sources in
          Observable.merge(sources).flatMap { Observable.just($0) }
        }
      },
      Scenario(name: "flatMapLatest") { load in
        // An inner observable that is there immediately is never overtaken.
        each(load, wanted: load.threads * load.operations) { sources in
          Observable.merge(sources).flatMapLatest { Observable.just($0) }
        }
      },
      Scenario(name: "concatMap") { load in
        each(load, wanted: load.threads * load.operations) { sources in
          Observable.merge(sources).concatMap { Observable.just($0) }
        }
      },
    ]
  }
}
