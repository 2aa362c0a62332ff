/// A scheduler for a real queue, on which `observe(on:)` delivers all received events as one piece of work.
///
/// A dispatch for each element would cost more than the rest of a chain, and the order between real queues is not determined
/// anyway. On any other scheduler each event is delivered by its own work, so that virtual time shows it.
protocol QueueScheduler: ImmediateSchedulerType {}
