import Testing

@testable import StrataData

/// What FIPS 180-4 and its examples say, and lengths around the ends of blocks, by another implementation.
@Suite("The hashes that git names contents by")
struct DigestTests {
  private struct Example: Sendable {
    var text: String
    var sha1: String
    var sha256: String
  }

  private static let examples = [
    Example(
      text: "",
      sha1: "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Example(
      text: "abc",
      sha1: "a9993e364706816aba3e25717850c26c9cd0d89d",
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Example(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      sha1: "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      sha256: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Example(
      text: "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      sha1: "a49b2446a02c645bf419f995b67091253a04a259",
      sha256: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Example(
      text: String(repeating: "a", count: 55),
      sha1: "c1c8bbdc22796e28c0e15163d20899b65621d65a",
      sha256: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    Example(
      text: String(repeating: "a", count: 56),
      sha1: "c2db330f6083854c99d4b5bfb6e8f29f201be699",
      sha256: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    Example(
      text: String(repeating: "a", count: 63),
      sha1: "03f09f5b158a7a8cdad920bddc29b81c18a551f5",
      sha256: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    Example(
      text: String(repeating: "a", count: 64),
      sha1: "0098ba824b5c16427bd7a1122a5a442a25ec644d",
      sha256: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    Example(
      text: String(repeating: "a", count: 65),
      sha1: "11655326c708d70319be2610e8a57d9a5b959d3b",
      sha256: "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    Example(
      text: String(repeating: "a", count: 119),
      sha1: "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56",
      sha256: "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    Example(
      text: String(repeating: "a", count: 120),
      sha1: "f34c1488385346a55709ba056ddd08280dd4c6d6",
      sha256: "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    Example(
      text: String(repeating: "a", count: 1000),
      sha1: "291e9a6c66994949b57ba5e650361e98fc36b1ba",
      sha256: "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ]

  @Test func areThoseOfTheStandard() {
    for example in Self.examples {
      let text = Array(example.text.utf8)
      let digests = text.withUnsafeBytes { (SHA1.digest(of: $0), SHA256.digest(of: $0)) }
      #expect(Self.hexadecimal(digests.0) == example.sha1)
      #expect(Self.hexadecimal(digests.1) == example.sha256)
    }
  }

  /// A head is told apart from what it stands before by nothing.
  @Test func areThoseOfHeadAndBodyTogether() {
    for count in [0, 1, 40, 41, 42, 105, 300] {
      let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      let head = Array("a head of twenty-two  ".utf8)
      let parts = body.withUnsafeBytes { SHA1.digest(of: $0, behind: head) }
      #expect((head + body).withUnsafeBytes { SHA1.digest(of: $0) } == parts)
    }
  }

  /// As `git hash-object` prints them.
  @Test func nameBlobsAsGitDoes() {
    let text = Array("hello\n".utf8)
    #expect(ContentID(of: text).digits == "ce013625030ba8dba906f756967f9e9ca394464a")
    #expect(
      ContentID(of: text, by: .sha256).digits
        == "2cf8d83d9ee29543b34a87727421fdecb7e3f3a1")
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
