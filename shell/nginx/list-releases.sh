#!/bin/sh
# list-releases MODULE: the versions that the volume keeps, the one in service marked, how they came there and what each
# was made of.
set -e
[ -n "$1" ] || { echo "Usage: list-releases MODULE" >&2; exit 1; }
home=${MODULES_DIR:-/srv/modules}/$1
current=$(cat "$home/releases/current" 2>/dev/null || true)
for record in "$home"/releases/*.json; do
  [ -f "$record" ] || { echo "$1: nothing is kept."; exit 0; }
  version=$(basename "$record" .json)
  mark=' '
  [ "$version" = "$current" ] && mark='*'
  echo "$mark $version  $(awk -v v="$version" '$4 == v { last = $2 " " $1 } END { print last }' "$home/releases/log")"
  made="$home/releases/$version.made"
  [ ! -f "$made" ] || echo "    $(cat "$made")"
done
