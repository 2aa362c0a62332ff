/// A point in virtual time or an interval, in ticks.
public typealias TestTime = Int
