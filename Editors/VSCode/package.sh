#!/bin/sh
# Packages the extension: strata-VERSION.vsix, which `code --install-extension` takes.
# Needs npm, for vscode-languageclient, and zip.
set -eu
cd "$(dirname "$0")"
out=${1:-$PWD}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/extension"
cp package.json extension.js README.md ../../LICENSE "$work/extension/"
(cd "$work/extension" && npm install --omit=dev --ignore-scripts --no-audit --no-fund --silent)
version=$(sed -n 's/.*"version": "\(.*\)".*/\1/p' package.json | head -1)
cat > "$work/[Content_Types].xml" <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="json" ContentType="application/json"/><Default Extension="js" ContentType="application/javascript"/><Default Extension="md" ContentType="text/markdown"/><Default Extension="ts" ContentType="text/plain"/><Default Extension="txt" ContentType="text/plain"/><Default Extension="vsixmanifest" ContentType="text/xml"/></Types>
XML
cat > "$work/extension.vsixmanifest" <<XML
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="strata" Version="$version" Publisher="strata"/>
    <DisplayName>Strata</DisplayName>
    <Description xml:space="preserve">Shows where Swift code breaks Clean Architecture, while you type.</Description>
    <Categories>Linters</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.85.0"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
XML
rm -f "$out/strata-$version.vsix"
(cd "$work" && zip -qr "$out/strata-$version.vsix" '[Content_Types].xml' extension.vsixmanifest extension)
echo "$out/strata-$version.vsix"
