/// A scheduler on which `observe(on:)` sends each event as a piece of work of its own.
///
/// That is slower, but two sequences observed on it then take turns exactly in the order in which their elements were sent.
/// The schedulers of lessons say so; on a real queue the order is chance anyway.
package protocol ElementwiseScheduler: ImmediateSchedulerType {}
