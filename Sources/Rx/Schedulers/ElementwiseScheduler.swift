/// A scheduler on which `observe(on:)` schedules work for each event.
///
/// That is slower, but two observables observed on it take turns exactly in the order in which their elements were sent. The
/// schedulers of lessons conform to it; on a real queue the order is not determined anyway.
package protocol ElementwiseScheduler: ImmediateSchedulerType {}
