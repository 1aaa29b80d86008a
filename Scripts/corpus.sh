#!/usr/bin/env bash
# Run the tool on every checkout below a folder: files, findings by severity, time, memory.
# usage: corpus.sh STRATA DIR
set -uo pipefail
strata=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
report=$(mktemp)
trap 'rm -f "$report"' EXIT
failed=0
printf '%-44s %6s %8s %7s %7s %8s %6s %5s\n' app files placed errors warnings infos s MB
for app in "$2"/*/; do
  : >"$report"
  start=$(date +%s.%N)
  memory=$( { cd "$app" && /usr/bin/env time -f %M "$strata" check --format json --info \
    --exit-zero --quiet --output "$report"; } 2>&1 | tail -1)
  code=$?
  python3 - "$report" "$(basename "$app")" "$(date +%s.%N)" "$start" "$memory" "$code" <<'PY' || failed=1
import json, sys
report, app, end, start, memory, code = sys.argv[1:]
try:
    data = json.load(open(report))
    p, s = data["project"], data["summary"]
    print(f"{app:44} {p['files']:6} {p['placed']:8} {s['errors']:7} {s['warnings']:7} {s['infos']:8} "
          f"{float(end) - float(start):6.2f} {int(memory) // 1024:5}")
except Exception as error:
    print(f"{app:44} failed: {error} {memory}")
    sys.exit(1)
PY
done
exit $failed
