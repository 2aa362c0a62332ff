/// The ways between observables and `async`/`await`.
enum AsyncBridges {
  static let declaration = """
    extension ObservableConvertibleType {
      var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream<Element, any Error> { continuation in
          let subscription = self.asObservable().subscribe(
            onNext: { continuation.yield($0) },
            onError: { continuation.finish(throwing: $0) },
            onCompleted: { continuation.finish() },
            onDisposed: { continuation.finish(throwing: CancellationError()) }
          )
          continuation.onTermination = { if case .cancelled = $0 { subscription.dispose() } }
        }
      }
    }
    extension InfallibleType {
      var values: AsyncStream<Element> {
        AsyncStream<Element> { continuation in
          let subscription = self.asObservable().subscribe(
            onNext: { continuation.yield($0) },
            onCompleted: { continuation.finish() },
            onDisposed: { continuation.finish() }
          )
          continuation.onTermination = { if case .cancelled = $0 { subscription.dispose() } }
        }
      }
    }
    extension PrimitiveSequenceType where Trait == SingleTrait {
      var value: Element {
        get async throws {
          for try await element in self.primitiveSequence.asObservable().values { return element }
          throw CancellationError()
        }
      }
    }
    extension PrimitiveSequenceType where Trait == MaybeTrait {
      var value: Element? {
        get async throws {
          for try await element in self.primitiveSequence.asObservable().values { return element }
          return nil
        }
      }
    }
    extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
      var value: Void {
        get async throws {
          for try await _ in self.primitiveSequence.asObservable().values {}
        }
      }
    }
    extension PrimitiveSequenceType where Trait == SingleTrait {
      static func create(detached: Bool = false, priority: TaskPriority? = nil, work: @Sendable @escaping () async throws -> Element) -> Single<Element> {
        Observable<Element>.create { observer in
          let task = Task<Void, Never>(priority: priority) {
            do {
              let element = try await work()
              observer.onNext(element)
              observer.onCompleted()
            } catch {
              observer.onError(error)
            }
          }
          return Disposables.create { task.cancel() }
        }.asSingle()
      }
    }
    extension AsyncSequence {
      func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        Observable.create { observer in
          let task = Task(priority: priority) {
            do {
              for try await element in self { observer.onNext(element) }
              observer.onCompleted()
            } catch is CancellationError {
              observer.onCompleted()
            } catch {
              observer.onError(error)
            }
          }
          return Disposables.create { task.cancel() }
        }
      }
    }
    """
}
