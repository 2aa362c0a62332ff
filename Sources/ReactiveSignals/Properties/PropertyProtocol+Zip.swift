extension PropertyProtocol {
  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A,
    _ b: B
  ) -> Property<(A.Value, B.Value)> where A.Value == Value {
    Property(following: SignalProducer.zip(a.producer, b.producer), .forbidden)
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> Property<(A.Value, B.Value, C.Value)> where A.Value == Value {
    Property(following: SignalProducer.zip(a.producer, b.producer, c.producer), .forbidden)
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Property<(A.Value, B.Value, C.Value, D.Value)> where A.Value == Value {
    Property(
      following: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value)> where A.Value == Value {
    Property(
      following: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer, e.producer),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol,
    F: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)> where A.Value == Value {
    Property(
      following: SignalProducer.zip(
        a.producer,
        b.producer,
        c.producer,
        d.producer,
        e.producer,
        f.producer
      ),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol,
    F: PropertyProtocol,
    G: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)>
  where A.Value == Value {
    Property(
      following: SignalProducer.zip(
        a.producer,
        b.producer,
        c.producer,
        d.producer,
        e.producer,
        f.producer,
        g.producer
      ),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol,
    F: PropertyProtocol,
    G: PropertyProtocol,
    H: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)>
  where A.Value == Value {
    Property(
      following: SignalProducer.zip(
        a.producer,
        b.producer,
        c.producer,
        d.producer,
        e.producer,
        f.producer,
        g.producer,
        h.producer
      ),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol,
    F: PropertyProtocol,
    G: PropertyProtocol,
    H: PropertyProtocol,
    I: PropertyProtocol
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
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)>
  where A.Value == Value {
    Property(
      following: SignalProducer.zip(
        a.producer,
        b.producer,
        c.producer,
        d.producer,
        e.producer,
        f.producer,
        g.producer,
        h.producer,
        i.producer
      ),
      .forbidden
    )
  }

  /// Combines the values of the properties: the first of each, then the second of each.
  public static func zip<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol,
    E: PropertyProtocol,
    F: PropertyProtocol,
    G: PropertyProtocol,
    H: PropertyProtocol,
    I: PropertyProtocol,
    J: PropertyProtocol
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
  ) -> Property<
    (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value)
  > where A.Value == Value {
    Property(
      following: SignalProducer.zip(
        a.producer,
        b.producer,
        c.producer,
        d.producer,
        e.producer,
        f.producer,
        g.producer,
        h.producer,
        i.producer,
        j.producer
      ),
      .forbidden
    )
  }

  /// Combines the values of the properties as an array; nil if there is none.
  public static func zip<S: Sequence>(
    _ properties: S
  ) -> Property<[S.Iterator.Element.Value]>? where S.Element: PropertyProtocol {
    let producers = properties.map(\.producer)
    if producers.isEmpty { return nil }
    return Property(following: SignalProducer.zip(producers), .forbidden)
  }

  /// Combines the values of the properties as an array.
  ///
  /// - Parameter emptySentinel: The value if there is no property.
  public static func zip<S: Sequence>(
    _ properties: S,
    emptySentinel: [S.Iterator.Element.Value]
  ) -> Property<[S.Iterator.Element.Value]> where S.Element: PropertyProtocol {
    Property(
      following: SignalProducer.zip(properties.map(\.producer), emptySentinel: emptySentinel),
      .forbidden
    )
  }
}
