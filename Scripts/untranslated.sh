#!/usr/bin/env bash
# List the texts that wait for their Chinese half; ends with 1 if there are any.
set -euo pipefail
cd "$(dirname "$0")/.."
if grep -rn --include='*.swift' 'Phrase(untranslated:' Sources; then
  echo "these texts have no Chinese half yet" >&2
  exit 1
fi
