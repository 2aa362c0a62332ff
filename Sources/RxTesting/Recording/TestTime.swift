/// A point or a span of virtual time, in ticks.
public typealias TestTime = Int
