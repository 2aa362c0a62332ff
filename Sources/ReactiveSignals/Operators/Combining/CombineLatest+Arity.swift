import ReactiveKernel

extension Signal {
  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>
  ) -> Signal<(Value, B), Error> {
    let each = LatestOfEach<(Value, B), Error>(count: 2)
    let result = Signal<(Value, B), Error>(each.core)
    let (v1, v2) = (Latest<Value>(), Latest<B>())
    let make = { (v1.value, v2.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>
  ) -> Signal<(Value, B, C), Error> {
    let each = LatestOfEach<(Value, B, C), Error>(count: 3)
    let result = Signal<(Value, B, C), Error>(each.core)
    let (v1, v2, v3) = (Latest<Value>(), Latest<B>(), Latest<C>())
    let make = { (v1.value, v2.value, v3.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>
  ) -> Signal<(Value, B, C, D), Error> {
    let each = LatestOfEach<(Value, B, C, D), Error>(count: 4)
    let result = Signal<(Value, B, C, D), Error>(each.core)
    let (v1, v2, v3, v4) = (Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>())
    let make = { (v1.value, v2.value, v3.value, v4.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>
  ) -> Signal<(Value, B, C, D, E), Error> {
    let each = LatestOfEach<(Value, B, C, D, E), Error>(count: 5)
    let result = Signal<(Value, B, C, D, E), Error>(each.core)
    let (v1, v2, v3, v4, v5) = (Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>())
    let make = { (v1.value, v2.value, v3.value, v4.value, v5.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E, F>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>,
    _ f: Signal<F, Error>
  ) -> Signal<(Value, B, C, D, E, F), Error> {
    let each = LatestOfEach<(Value, B, C, D, E, F), Error>(count: 6)
    let result = Signal<(Value, B, C, D, E, F), Error>(each.core)
    let (v1, v2, v3, v4, v5, v6) = (
      Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>(), Latest<F>()
    )
    let make = { (v1.value, v2.value, v3.value, v4.value, v5.value, v6.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    each.join(f, v6, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E, F, G>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>,
    _ f: Signal<F, Error>,
    _ g: Signal<G, Error>
  ) -> Signal<(Value, B, C, D, E, F, G), Error> {
    let each = LatestOfEach<(Value, B, C, D, E, F, G), Error>(count: 7)
    let result = Signal<(Value, B, C, D, E, F, G), Error>(each.core)
    let (v1, v2, v3, v4, v5, v6, v7) = (
      Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>(), Latest<F>(), Latest<G>()
    )
    let make = { (v1.value, v2.value, v3.value, v4.value, v5.value, v6.value, v7.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    each.join(f, v6, make)
    each.join(g, v7, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E, F, G, H>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>,
    _ f: Signal<F, Error>,
    _ g: Signal<G, Error>,
    _ h: Signal<H, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H), Error> {
    let each = LatestOfEach<(Value, B, C, D, E, F, G, H), Error>(count: 8)
    let result = Signal<(Value, B, C, D, E, F, G, H), Error>(each.core)
    let (v1, v2, v3, v4, v5, v6, v7, v8) = (
      Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>(), Latest<F>(), Latest<G>(),
      Latest<H>()
    )
    let make = { (v1.value, v2.value, v3.value, v4.value, v5.value, v6.value, v7.value, v8.value) }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    each.join(f, v6, make)
    each.join(g, v7, make)
    each.join(h, v8, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E, F, G, H, I>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>,
    _ f: Signal<F, Error>,
    _ g: Signal<G, Error>,
    _ h: Signal<H, Error>,
    _ i: Signal<I, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H, I), Error> {
    let each = LatestOfEach<(Value, B, C, D, E, F, G, H, I), Error>(count: 9)
    let result = Signal<(Value, B, C, D, E, F, G, H, I), Error>(each.core)
    let (v1, v2, v3, v4, v5, v6, v7, v8, v9) = (
      Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>(), Latest<F>(), Latest<G>(),
      Latest<H>(), Latest<I>()
    )
    let make = {
      (v1.value, v2.value, v3.value, v4.value, v5.value, v6.value, v7.value, v8.value, v9.value)
    }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    each.join(f, v6, make)
    each.join(g, v7, make)
    each.join(h, v8, make)
    each.join(i, v9, make)
    return result
  }

  /// Combines the latest values of the signals whenever one of them sends a value, once all have sent one.
  public static func combineLatest<B, C, D, E, F, G, H, I, J>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>,
    _ e: Signal<E, Error>,
    _ f: Signal<F, Error>,
    _ g: Signal<G, Error>,
    _ h: Signal<H, Error>,
    _ i: Signal<I, Error>,
    _ j: Signal<J, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H, I, J), Error> {
    let each = LatestOfEach<(Value, B, C, D, E, F, G, H, I, J), Error>(count: 10)
    let result = Signal<(Value, B, C, D, E, F, G, H, I, J), Error>(each.core)
    let (v1, v2, v3, v4, v5, v6, v7, v8, v9, v10) = (
      Latest<Value>(), Latest<B>(), Latest<C>(), Latest<D>(), Latest<E>(), Latest<F>(), Latest<G>(),
      Latest<H>(), Latest<I>(), Latest<J>()
    )
    let make = {
      (
        v1.value, v2.value, v3.value, v4.value, v5.value, v6.value, v7.value, v8.value, v9.value,
        v10.value
      )
    }
    each.join(a, v1, make)
    each.join(b, v2, make)
    each.join(c, v3, make)
    each.join(d, v4, make)
    each.join(e, v5, make)
    each.join(f, v6, make)
    each.join(g, v7, make)
    each.join(h, v8, make)
    each.join(i, v9, make)
    each.join(j, v10, make)
    return result
  }
}
