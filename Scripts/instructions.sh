#!/usr/bin/env bash
# Count the instructions of parsing and of a check on Examples/Tangled, which do not depend on how
# busy the machine is, and hold them against the last recorded ones; RECORD=1 records these.
# usage: instructions.sh STRATA STRATA-BENCH
set -euo pipefail
strata=$1 bench=$2 input=Examples/Tangled record=Benchmarks/instructions.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

if perf stat -x, -e instructions:u true 2>&1 | grep -q '^[0-9]'; then
  tool=perf
  count() { perf stat -x, -e instructions:u -o "$scratch/count" "$@" > /dev/null 2>&1
    awk -F, '/instructions/ { print $1 }' "$scratch/count"; }
elif command -v valgrind > /dev/null; then
  tool=valgrind
  # It cannot read all that the compiler writes for debuggers.
  strip -o "$scratch/strata" "$strata" && strata=$scratch/strata
  strip -o "$scratch/bench" "$bench" && bench=$scratch/bench
  count() { valgrind --tool=callgrind --callgrind-out-file="$scratch/out" "$@" > /dev/null 2> "$scratch/log" ||
      { cat "$scratch/log" >&2; return 1; }
    awk '/^(summary|totals):/ { print $2; exit }' "$scratch/out"; }
else
  echo "neither perf can count instructions here nor is there valgrind: nothing was measured" >&2
  exit 1
fi

machine="$tool $(uname -m) $(swift --version 2> /dev/null | grep -o 'Swift version [0-9.]*' | head -1)"
echo "counted by $machine; a difference of less than 0.5 % means nothing"
: > "$scratch/new"
check=("$strata" check "$input" --project-root "$input" --exit-zero --quiet --jobs 1)
for name in parse check-cold check-warm; do
  case $name in
    parse) set -- "$bench" --parse-only "$input" ;;
    check-cold) set -- "${check[@]}" --no-cache ;;
    check-warm)
      set -- "${check[@]}" --cache-path "$scratch/cache"
      "$@" > /dev/null ;;
  esac
  now=$(count "$@")
  last=$(awk -v name="$name" -v machine="$machine" -F'\t' '$1 == name && $3 == machine { print $2 }' "$record" 2> /dev/null || true)
  if [ -n "$last" ]; then
    awk -v name="$name" -v now="$now" -v last="$last" \
      'BEGIN { printf "%-12s %14d %+7.2f %% of %d\n", name, now, (now - last) * 100 / last, last }'
  else
    printf '%-12s %14d   nothing recorded by %s\n' "$name" "$now" "$machine"
  fi
  printf '%s\t%s\t%s\n' "$name" "$now" "$machine" >> "$scratch/new"
done
if [ "${RECORD:-}" = 1 ]; then
  { awk -v machine="$machine" -F'\t' '$3 != machine' "$record" 2> /dev/null || true; cat "$scratch/new"; } > "$scratch/all"
  cp "$scratch/all" "$record"
  echo "recorded in $record"
fi
