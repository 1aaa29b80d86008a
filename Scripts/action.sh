#!/usr/bin/env bash
# The steps of action.yml: `name` says where the built tool lies and under which key it is kept,
# `build` builds it there, `run` runs it with the inputs, which come as INPUT_… .
set -euo pipefail

here=${GITHUB_ACTION_PATH:-$(cd "$(dirname "$0")/.." && pwd)}

say() { echo "$1=$2" >> "$GITHUB_OUTPUT"; }

fail() {
  echo "::error title=Strata::$1"
  exit 2
}

# The same sources by the same compiler on the same system are the same tool.
name() {
  command -v swift > /dev/null || fail "there is no Swift on this runner; Strata is built by Swift 6.2 or newer, as in the container swift:6.2"
  local digest
  digest=$(cd "$here" && {
    swift --version 2> /dev/null
    find Package.swift Sources -type f | LC_ALL=C sort | while read -r file; do
      echo "$file"
      cat "$file"
    done
  } | git hash-object --stdin)
  say folder "${RUNNER_TEMP:?}/strata-tool"
  say key "strata-$(uname -s)-$(uname -m)-$digest"
}

build() {
  local options=(-c release --product strata)
  if [ "$(uname -s)" = Linux ]; then options+=(--static-swift-stdlib); fi
  cd "$here"
  swift build "${options[@]}"
  mkdir -p "${STRATA_FOLDER:?}"
  cp "$(swift build "${options[@]}" --show-bin-path)/strata" "$STRATA_FOLDER/"
}

# Code scanning opens an alert for every result, also for what is accepted or gone.
open_results() {
  command -v jq > /dev/null || return 0
  jq 'del(.runs[].results[]? | select(.suppressions or .baselineState == "absent"))' "$1" > "$1.new"
  mv "$1.new" "$1"
}

run() {
  local command=${INPUT_COMMAND:-} base=${INPUT_BASE:-} line words
  if [ -z "$command" ]; then
    if [ -n "$base${GITHUB_BASE_REF:-}" ]; then command=audit; else command=check; fi
  fi
  case $command in
  audit | check) ;;
  *) fail "command is audit or check, not '$command'" ;;
  esac
  local arguments=("$command")
  while IFS= read -r line; do
    # A file may be called like an option.
    if [[ $line == -* ]]; then line=./$line; fi
    if [ -n "$line" ]; then arguments+=("$line"); fi
  done <<< "${INPUT_PATH:-}"
  if [ "$command" = audit ]; then
    if [ -z "$base" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then base=origin/$GITHUB_BASE_REF; fi
    if [ -n "$base" ]; then arguments+=(--base "$base"); fi
  fi
  if [ -n "${INPUT_PROFILE:-}" ]; then arguments+=(--profile "$INPUT_PROFILE"); fi
  case ${INPUT_STRICT:-false} in
  true) arguments+=(--strict) ;;
  false) ;;
  *) fail "strict is true or false, not '$INPUT_STRICT'" ;;
  esac
  while read -r -a words; do
    if [ ${#words[@]} -gt 0 ]; then arguments+=("${words[@]}"); fi
  done <<< "${INPUT_ARGUMENTS:-}"

  # In a container the checkout belongs to somebody else, and git would not read it.
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0="*"
  local strata=${STRATA_FOLDER:?}/strata code=0
  say command "$command"
  "$strata" "${arguments[@]}" --format github || code=$?
  say exit-code "$code"
  if [ -n "${INPUT_SARIF_FILE:-}" ] && [ "$code" != 2 ]; then
    mkdir -p "$(dirname "$INPUT_SARIF_FILE")"
    # The step summary is written; what this run has to say goes to the file alone.
    GITHUB_STEP_SUMMARY='' "$strata" "${arguments[@]}" --format sarif \
      --output "$INPUT_SARIF_FILE" --quiet --exit-zero
    open_results "$INPUT_SARIF_FILE"
    say sarif-file "$INPUT_SARIF_FILE"
  fi
  exit "$code"
}

case ${1:-} in
name | build | run) "$1" ;;
*)
  echo "usage: action.sh name|build|run" >&2
  exit 2
  ;;
esac
