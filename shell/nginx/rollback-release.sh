#!/bin/sh
# rollback-release MODULE [VERSION]: puts the given version into service, by default the one before the
# current one was deployed. Open tabs keep theirs; the server rereads `release.json`.
set -e
[ -n "$1" ] || { echo "Usage: rollback-release MODULE [VERSION]" >&2; exit 1; }
home=${MODULES_DIR:-/srv/modules}/$1
current=$(sed -n 's/^{"version":"\([^"]*\)".*/\1/p' "$home/release.json" 2>/dev/null || true)
# Split at quotes, field 8 of a log line is `version`, and field 12 is `from` unless that is null.
to=${2:-$(awk -F'"' -v now="$current" '
  $8 == now && /"how":"deploy"}$/ { before = $11 == ":" ? $12 : "" }
  END { print before }' "$home/releases/log.jsonl")}
[ -n "$to" ] || { echo "Of $1 no version before ${current:-nothing} is known." >&2; exit 1; }
flip-release "$1" "$to" rollback
echo "$1 $to is in service; before it was $current."
