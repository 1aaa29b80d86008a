# The formula for a tap. There is no release yet: it installs from the main branch alone.
class Strata < Formula
  desc "Checks Swift code against Clean Architecture"
  homepage "https://github.com/OWNER/strata"
  license "Apache-2.0"
  head "https://github.com/OWNER/strata.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  def install
    options = ["--disable-sandbox", "--configuration", "release", "--product", "strata"]
    options << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *options
    bin.install ".build/release/strata"
    man1.install "Documentation/Manual/strata.1"
    generate_completions_from_executable(bin/"strata", "--generate-completion-script")
  end

  test do
    (testpath/"Domain/UseCases/PlaceOrder.swift").write <<~SWIFT
      import UIKit

      struct PlaceOrder {
        func execute() {}
      }
    SWIFT
    output = shell_output("#{bin}/strata check", 1)
    assert_match "dependency.framework-in-domain", output
  end
end
