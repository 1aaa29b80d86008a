#!/usr/bin/env python3
"""Packages the extension: strata-VERSION.vsix, which `code --install-extension` takes.

usage: package.py [--out FOLDER] [--modules FOLDER | --bare]

vscode-languageclient and what it needs come from a folder with node_modules, or else by npm. --bare
leaves them out: such a package has the form of one, and does not run.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile
from xml.sax.saxutils import escape, quoteattr

HERE = pathlib.Path(__file__).resolve().parent
FILES = ["package.json", "extension.js", "README.md"]
TYPES = {
    "json": "application/json", "js": "application/javascript", "mjs": "application/javascript",
    "cjs": "application/javascript", "md": "text/markdown", "ts": "text/plain", "mts": "text/plain",
    "cts": "text/plain", "txt": "text/plain", "map": "application/json", "yml": "text/plain",
    "vsixmanifest": "text/xml",
}


def manifest(package):
    """What a package says of itself, in the words of package.json."""
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(package["name"])} Version={quoteattr(package["version"])} Publisher={quoteattr(package["publisher"])}/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(package["engines"]["vscode"])}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def content_types(names):
    """The type of every file, by its extension; files without one are named."""
    known = {pathlib.PurePath(name).suffix[1:] for name in names} - {""}
    lines = [
        f'<Default Extension="{extension}" ContentType="{TYPES.get(extension, "text/plain")}"/>'
        for extension in sorted(known | {"vsixmanifest"})]
    lines += [
        f'<Override PartName={quoteattr("/" + name)} ContentType="text/plain"/>'
        for name in sorted(names) if not pathlib.PurePath(name).suffix]
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        + "".join(lines) + "</Types>\n")


def fetched(folder):
    """The folder of the modules that npm brings."""
    (folder / "package.json").write_bytes((HERE / "package.json").read_bytes())
    command = ["npm", "install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund",
               "--silent"]
    try:
        subprocess.run(command, cwd=folder, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"package.py: npm could not bring vscode-languageclient: {error}")
    return folder / "node_modules"


def main():
    """Writes the package and says where it is."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--out", type=pathlib.Path, default=HERE)
    parser.add_argument("--modules", type=pathlib.Path, help="a node_modules folder")
    parser.add_argument("--bare", action="store_true", help="without vscode-languageclient")
    options = parser.parse_args()
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        files = {f"extension/{name}": HERE / name for name in FILES}
        files["extension/LICENSE.txt"] = HERE.parent.parent / "LICENSE"
        if not options.bare:
            modules = options.modules or fetched(pathlib.Path(folder))
            if not (modules / "vscode-languageclient").is_dir():
                sys.exit(f"package.py: there is no vscode-languageclient in {modules}")
            for path in sorted(modules.rglob("*")):
                if path.is_file() and ".bin" not in path.parts:
                    files[f"extension/node_modules/{path.relative_to(modules).as_posix()}"] = path
        name = f"strata-{package['version']}{'-bare' if options.bare else ''}.vsix"
        options.out.mkdir(parents=True, exist_ok=True)
        out = options.out / name
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:

            def add(name, data):
                # The same files make the same bytes.
                entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, data)

            add("[Content_Types].xml", content_types(files))
            add("extension.vsixmanifest", manifest(package))
            for name, path in files.items():
                add(name, path.read_bytes())
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
