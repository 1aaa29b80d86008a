import FoodDomain
import FoodTesting
import Testing

@testable import FoodPresentation

private typealias Answers = AsyncThrowingStream<Snapshot<String>, any Error>

@MainActor
@Suite("Following what is known")
struct SnapshotFollowerTests {
  private let shown = Heard<String>()
  private let failed = Heard<ServiceError?>()
  private let kept = Snapshot.saved("kept", at: .sample())

  @Test("returns with the first answer that is true")
  func current() async {
    let (answers, speaker) = Answers.makeStream()
    speaker.yield(.current("true"))
    await follow(answers, with: SnapshotFollower(grace: .seconds(3600)))
    #expect(await shown.next() == "true")
    speaker.finish()
  }

  @Test("has the truth when that comes in time")
  func grace() async {
    let (answers, speaker) = Answers.makeStream()
    let follower = SnapshotFollower(grace: .seconds(3600))
    speaker.yield(kept)
    let following = Task { await self.follow(answers, with: follower) }
    #expect(await shown.next() == "kept")
    speaker.yield(.current("true"))
    await following.value
    #expect(await shown.next() == "true")
  }

  @Test("does not wait for the truth where there is no time, and shows it all the same")
  func noGrace() async {
    let (answers, speaker) = Answers.makeStream()
    let follower = SnapshotFollower(grace: .zero)
    speaker.yield(kept)
    await follow(answers, with: follower)
    #expect(await shown.next() == "kept")
    speaker.yield(.current("true"))
    #expect(await shown.next() == "true")
  }

  @Test("returns when there is no more than what was kept")
  func end() async {
    await follow(.canned(kept), with: SnapshotFollower(grace: .seconds(3600)))
    #expect(await shown.next() == "kept")
  }

  @Test("returns when nothing is said at all")
  func nothing() async {
    await follow(.canned(), with: SnapshotFollower(grace: .seconds(3600)))
  }

  @Test("returns when the truth cannot be had, and says why")
  func failure() async {
    await follow(
      .canned(kept, failure: ServiceError.offline),
      with: SnapshotFollower(grace: .seconds(3600)))
    #expect(await shown.next() == "kept")
    #expect(await failed.next() == .offline)
  }

  @Test("says what goes wrong later, too")
  func lateFailure() async {
    let (answers, speaker) = Answers.makeStream()
    let follower = SnapshotFollower(grace: .zero)
    speaker.yield(kept)
    await follow(answers, with: follower)
    speaker.finish(throwing: ServiceError.offline)
    #expect(await failed.next() == .offline)
  }

  @Test("shows no late answer once something else is followed")
  func superseded() async {
    let (late, speaker) = Answers.makeStream()
    let follower = SnapshotFollower(grace: .seconds(3600))
    let following = Task { await self.follow(late, with: follower) }
    speaker.yield(kept)
    #expect(await shown.next() == "kept")
    await follow(.canned(.current("newer")), with: follower)
    #expect(await shown.next() == "newer")
    speaker.yield(.current("late"))
    speaker.finish(throwing: ServiceError.offline)
    await following.value
    shown.say("end")
    #expect(await shown.next() == "end")
    failed.say(nil)
    #expect(await failed.next() == .some(nil))
  }

  @Test("lets go of whoever followed what nobody follows any more")
  func letGo() async {
    let (silent, speaker) = Answers.makeStream()
    let follower = SnapshotFollower(grace: .seconds(3600))
    let following = Task { await self.follow(silent, with: follower) }
    speaker.yield(kept)
    #expect(await shown.next() == "kept")
    await follow(.canned(.current("newer")), with: follower)
    await following.value
    speaker.finish()
  }

  @Test("ends with whoever follows")
  func released() async {
    let (answers, speaker) = Answers.makeStream()
    let ended = Heard<Bool>()
    speaker.onTermination = { _ in ended.say(true) }
    speaker.yield(kept)
    await follow(answers, with: SnapshotFollower(grace: .zero))
    #expect(await ended.next() == true)
  }

  private func follow(_ answers: Answers, with follower: SnapshotFollower) async {
    await follower.follow(
      answers, show: { [shown] in shown.say($0.value) },
      fail: { [failed] in failed.say($0 as? ServiceError) })
  }
}
