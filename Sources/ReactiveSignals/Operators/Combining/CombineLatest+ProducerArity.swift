extension SignalProducer {
  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<A: SignalProducerConvertible, B: SignalProducerConvertible>(
    _ a: A,
    _ b: B
  ) -> SignalProducer<(Value, B.Value), Error>
  where A.Value == Value, A.Error == Error, B.Error == Error {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal).observe(observer)
      a.begin()
      b.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> SignalProducer<(Value, B.Value, C.Value), Error>
  where A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal, c.signal).observe(observer)
      a.begin()
      b.begin()
      c.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value), Error>
  where A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal, c.signal, d.signal).observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value), Error>
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal, c.signal, d.signal, e.signal).observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible,
    F: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value), Error>
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error, F.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      let f = PreparedStart(f.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal, c.signal, d.signal, e.signal, f.signal).observe(
        observer
      )
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
      f.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible,
    F: SignalProducerConvertible,
    G: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Error>
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error, F.Error == Error, G.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      let f = PreparedStart(f.producer, lifetime)
      let g = PreparedStart(g.producer, lifetime)
      Signal.combineLatest(a.signal, b.signal, c.signal, d.signal, e.signal, f.signal, g.signal)
        .observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
      f.begin()
      g.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible,
    F: SignalProducerConvertible,
    G: SignalProducerConvertible,
    H: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Error>
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error, F.Error == Error, G.Error == Error, H.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      let f = PreparedStart(f.producer, lifetime)
      let g = PreparedStart(g.producer, lifetime)
      let h = PreparedStart(h.producer, lifetime)
      Signal.combineLatest(
        a.signal,
        b.signal,
        c.signal,
        d.signal,
        e.signal,
        f.signal,
        g.signal,
        h.signal
      ).observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
      f.begin()
      g.begin()
      h.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible,
    F: SignalProducerConvertible,
    G: SignalProducerConvertible,
    H: SignalProducerConvertible,
    I: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H,
    _ i: I
  ) -> SignalProducer<
    (Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value), Error
  >
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error, F.Error == Error, G.Error == Error, H.Error == Error, I.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      let f = PreparedStart(f.producer, lifetime)
      let g = PreparedStart(g.producer, lifetime)
      let h = PreparedStart(h.producer, lifetime)
      let i = PreparedStart(i.producer, lifetime)
      Signal.combineLatest(
        a.signal,
        b.signal,
        c.signal,
        d.signal,
        e.signal,
        f.signal,
        g.signal,
        h.signal,
        i.signal
      ).observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
      f.begin()
      g.begin()
      h.begin()
      i.begin()
    }
  }

  /// Combines the latest values of the producers whenever one of them sends a value, once all have sent one.
  public static func combineLatest<
    A: SignalProducerConvertible,
    B: SignalProducerConvertible,
    C: SignalProducerConvertible,
    D: SignalProducerConvertible,
    E: SignalProducerConvertible,
    F: SignalProducerConvertible,
    G: SignalProducerConvertible,
    H: SignalProducerConvertible,
    I: SignalProducerConvertible,
    J: SignalProducerConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H,
    _ i: I,
    _ j: J
  ) -> SignalProducer<
    (Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value), Error
  >
  where
    A.Value == Value, A.Error == Error, B.Error == Error, C.Error == Error, D.Error == Error,
    E.Error == Error, F.Error == Error, G.Error == Error, H.Error == Error, I.Error == Error,
    J.Error == Error
  {
    .init { observer, lifetime in
      let a = PreparedStart(a.producer, lifetime)
      let b = PreparedStart(b.producer, lifetime)
      let c = PreparedStart(c.producer, lifetime)
      let d = PreparedStart(d.producer, lifetime)
      let e = PreparedStart(e.producer, lifetime)
      let f = PreparedStart(f.producer, lifetime)
      let g = PreparedStart(g.producer, lifetime)
      let h = PreparedStart(h.producer, lifetime)
      let i = PreparedStart(i.producer, lifetime)
      let j = PreparedStart(j.producer, lifetime)
      Signal.combineLatest(
        a.signal,
        b.signal,
        c.signal,
        d.signal,
        e.signal,
        f.signal,
        g.signal,
        h.signal,
        i.signal,
        j.signal
      ).observe(observer)
      a.begin()
      b.begin()
      c.begin()
      d.begin()
      e.begin()
      f.begin()
      g.begin()
      h.begin()
      i.begin()
      j.begin()
    }
  }
}
