#!/usr/bin/env bash
# Has Strata write to disks that are too small, to a disk that may not be written and to a project with
# a folder that may not be: each time the files are as before, with one error, or as they are to be,
# and never between. The disks are in memory, in a namespace of their own; nobody needs to be root.
#
# usage: Scripts/fulldisk.sh STRATA
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${2:-}" != inside ]; then
  if ! unshare -rm true 2> /dev/null; then
    echo "fulldisk.sh: no disk can be made here, so nothing was tried"
    exit 0
  fi
  exec unshare -rm "$0" "$(realpath "$1")" inside
fi

strata=$1
disk=$(mktemp -d)
notes=$(mktemp -d)
export XDG_CACHE_HOME=$notes/cache
mount -t tmpfs -o size=1m none "$disk"
trap 'umount -l "$disk"; rm -rf "$disk" "$notes"' EXIT
"$strata" new Users --school layered --ui swiftui --in "$disk/Users" --yes > /dev/null
cd "$disk/Users"
git init --quiet
git -c user.name=A -c user.email=a@example.org add --all
git -c user.name=A -c user.email=a@example.org commit --quiet --message begin

# picture: every file and folder of the project with what is in it, and what is noted of a change.
picture() {
  find . -path ./.git -prune -o -type d -print | sort
  find . -path ./.git -prune -o -type f -exec sha1sum {} + | sort -k 2
  if [ -d .git/strata ]; then find .git/strata -name '*.json' | sort; fi
}

# attempt TITLE PICTURE ARGUMENT…: a command that has to leave the picture unless it succeeds; 0 if so.
attempt() {
  local title=$1 before=$2 code=0
  shift 2
  "$strata" "$@" > "$notes/output" 2> "$notes/errors" || code=$?
  if [ "$code" = 0 ]; then return 0; fi
  if [ "$code" != 2 ] || [ "$(grep -c '^error: ' "$notes/errors")" != 1 ]; then
    cat "$notes/output" "$notes/errors"
    echo "$title: exit code $code, and not one error"
    exit 1
  fi
  picture > "$notes/after"
  diff "$before" "$notes/after" || { echo "$title: the project is between before and after"; exit 1; }
  return 1
}

# fill KILOBYTES: the disk up to so many that stay free.
fill() {
  local free
  rm -f "$disk/filler"
  free=$(df -k --output=avail "$disk" | tail -1)
  head -c $(((free - $1) * 1024)) /dev/zero > "$disk/filler"
}

add=(add feature Invoice --field id:Int --field title:String --yes)
picture > "$notes/before"
refused=0
written=0
for free in 0 12 32 80 96; do
  fill "$free"
  if attempt "$free KB free" "$notes/before" "${add[@]}"; then
    written=$((written + 1))
    picture > "$notes/added"
    # There is no room to take it back, either, or there is.
    fill 0
    attempt "$free KB free, then none" "$notes/added" undo || { rm "$disk/filler"; "$strata" undo > /dev/null; }
    picture | diff "$notes/before" - || { echo "$free KB free: an undo leaves something"; exit 1; }
  else
    refused=$((refused + 1))
  fi
done
rm -f "$disk/filler"
[ "$refused" -gt 0 ] && [ "$written" -gt 0 ] \
  || { echo "$refused refused and $written written: the sizes say nothing"; exit 1; }

mount -o remount,ro "$disk"
if attempt "a disk for reading" "$notes/before" "${add[@]}"; then echo "written to a disk for reading"; exit 1; fi
mount -o remount,rw "$disk"
mount --bind Sources/Domain Sources/Domain
mount -o remount,bind,ro Sources/Domain
if attempt "a folder for reading" "$notes/before" "${add[@]}"; then echo "written to a folder for reading"; exit 1; fi
umount Sources/Domain
echo "full disks: $refused refused, $written written and taken back, 2 places for reading alone are left"
