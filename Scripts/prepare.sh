#!/usr/bin/env bash
# What the checks need beside a Swift toolchain. Installed where this may be done, else named.
set -euo pipefail

missing=()
# need PACKAGE COMMAND…: the package is missing unless the command succeeds.
need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

knows_schemas() {
  python3 -c 'import jsonschema' || /usr/bin/python3 -c 'import jsonschema'
}

has_browser() {
  command -v chromium || command -v chromium-browser || command -v google-chrome
}

has_sqlite() {
  [ "$(uname)" = Darwin ] || [ -f /usr/include/sqlite3.h ]
}

need make command -v make
need python3-jsonschema knows_schemas
need zsh command -v zsh
need fish command -v fish
need groff command -v groff
need chromium has_browser
need chromium-driver command -v chromedriver
need curl command -v curl
need nodejs command -v node
need libsqlite3-dev has_sqlite

may_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq
}

[ ${#missing[@]} -gt 0 ] || exit 0
may_install || {
  echo "note: not installed, so that some checks are skipped or fail: ${missing[*]}" >&2
  exit 0
}
# One by one: systems call some of them otherwise, and the others are wanted all the same.
for package in "${missing[@]}"; do
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" \
    || echo "note: not installed, so that some checks are skipped or fail: $package" >&2
done
