import ArgumentParser

@main
struct Rxlab: ParsableCommand {
}
