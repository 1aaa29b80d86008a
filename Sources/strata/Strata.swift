import ArgumentParser
import Foundation
import StrataData
import StrataDomain
@main struct S: ParsableCommand {
  @Argument var file: String
  func run() throws {
    let t = try String(contentsOfFile: file, encoding: .utf8)
    let f = SwiftSyntaxFactReader().facts(of: t)
    func p(_ s: Span) -> String { let q = f.position(of: s); let u = Array(t.utf8)[Int(s.start)..<Int(s.end)]; return "\(q.line):\(q.column) «\(String(decoding: u, as: UTF8.self).prefix(50).replacingOccurrences(of: "\n", with: "⏎"))»" }
    print("errors", f.hasSyntaxErrors, "gen", f.isGenerated, "tmpl", f.isTemplate)
    for i in f.imports { print("import", f[i.module], f[i.path], i.attributes.rawValue, p(i.span)) }
    for (n, d) in f.declarations.enumerated() { print(n, "decl", d.kind, f[d.name], "in", d.parent, d.access, d.modifiers.rawValue, p(d.span)) }
    for r in f.parameters { print("param", f[r.label], f[r.name], r.owner, p(r.span), r.defaultValue.map(p) ?? "") }
    for r in f.references { print("ref", f[r.name], r.role, r.owner, r.member.map { f[$0] } ?? "", p(r.span)) }
    for r in f.attributes { print("attr", f[r.name], r.owner) }
    for r in f.shapes { print("shape", r.kind, f[r.name], r.owner, p(r.span)) }
    for r in f.regions { print("region", r.kind, f[r.condition], p(r.span)) }
  }
}
