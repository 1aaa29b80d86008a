import ArgumentParser
@main struct S: ParsableCommand {}
