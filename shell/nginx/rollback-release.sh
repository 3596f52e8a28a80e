#!/bin/sh
# rollback-release MODULE [VERSION]: puts the version into service that was there before the present
# one was deployed, or the one named. Open tabs keep theirs; the server reads `release.json` again.
set -e
[ -n "$1" ] || { echo "Usage: rollback-release MODULE [VERSION]" >&2; exit 1; }
home=${MODULES_DIR:-/srv/modules}/$1
current=$(sed -n 's/^{"version":"\([^"]*\)".*/\1/p' "$home/release.json" 2>/dev/null || true)
# The last deployment of the present version: eighth word between quotes, and twelfth unless `from` is null.
to=${2:-$(awk -F'"' -v now="$current" '
  $8 == now && /"how":"deploy"}$/ { before = $11 == ":" ? $12 : "" }
  END { print before }' "$home/releases/log.jsonl")}
[ -n "$to" ] || { echo "Of $1 no version before ${current:-nothing} is known." >&2; exit 1; }
flip-release "$1" "$to" rollback
echo "$1 $to is in service; before it was $current."
