/// A scheduler for a real queue, on which `observe(on:)` sends what has gathered as one piece of work.
///
/// A dispatch for each element would cost more than anything else in a chain, and the order between queues is chance
/// anyway. On any other scheduler each event is a piece of work of its own, so that virtual time shows it.
protocol QueueScheduler: ImmediateSchedulerType {}
