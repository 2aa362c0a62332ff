import RxSwift

var subscriptions = 0
let source = Observable<Int>.deferred {
  subscriptions += 1
  return Observable.of(subscriptions * 10, subscriptions * 10 + 1).concat(Observable.never())
}

func attach(_ name: String, _ source: Observable<Int>) -> Disposable {
  source.subscribe(onNext: { print(name, $0) })
}

print("-- share")
let shared = source.share()
let a = attach("a", shared)
let b = attach("b", shared)
a.dispose()
b.dispose()
attach("c", shared).dispose()

print("-- replay while connected")
let replayed = source.share(replay: 1)
let d = attach("d", replayed)
let e = attach("e", replayed)
d.dispose()
e.dispose()
attach("f", replayed).dispose()

print("-- replay forever")
let kept = source.share(replay: 2, scope: .forever)
attach("g", kept).dispose()
attach("h", kept).dispose()

print("-- publish")
let published = source.publish()
let i = attach("i", published)
let connection = published.connect()
connection.dispose()
i.dispose()

print("-- replay")
let replaying = source.replay(1)
let second = replaying.connect()
attach("j", replaying).dispose()
second.dispose()
let all = Observable.of(1, 2, 3).replayAll()
_ = all.connect()
attach("k", all.asObservable()).dispose()

print("-- refCount")
let counted = source.publish().refCount()
attach("l", counted).dispose()

print("-- multicast")
let subject = PublishSubject<Int>()
let cast = source.multicast(subject)
let m = attach("m", cast)
cast.connect().dispose()
m.dispose()
let made = source.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) })
let made1 = made.connect()
attach("n", made).dispose()
made1.dispose()
let selected = Observable.of(1, 2, 3).multicast({ PublishSubject<Int>() }, selector: { shared in
  Observable.zip(shared, shared.skip(1)) { $0 * 10 + $1 }
})
_ = selected.subscribe { print("selected", $0) }

// expect: -- share
// expect: a 10
// expect: a 11
// expect: c 20
// expect: c 21
// expect: -- replay while connected
// expect: d 30
// expect: d 31
// expect: e 31
// expect: f 40
// expect: f 41
// expect: -- replay forever
// expect: g 50
// expect: g 51
// expect: h 50
// expect: h 51
// expect: h 60
// expect: h 61
// expect: -- publish
// expect: i 70
// expect: i 71
// expect: -- replay
// expect: j 81
// expect: -- refCount
// expect: l 90
// expect: l 91
// expect: -- multicast
// expect: m 100
// expect: m 101
// expect: n 111
// expect: selected next(12)
// expect: selected next(23)
// expect: selected completed
