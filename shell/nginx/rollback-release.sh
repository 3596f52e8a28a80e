#!/bin/sh
# rollback-release MODULE [VERSION]: puts the version into service that was there before the present
# one was deployed, or the one named. Open tabs keep theirs; the server reads `release.json` anew.
set -e
[ -n "$1" ] || { echo "Usage: rollback-release MODULE [VERSION]" >&2; exit 1; }
home=${MODULES_DIR:-/srv/modules}/$1
current=$(cat "$home/releases/current" 2>/dev/null || true)
to=${2:-$(awk -v now="$current" '$2 == "deploy" && $4 == now { before = $3 } END { print before }' "$home/releases/log")}
case "$to" in "" | -) echo "Of $1 no version before ${current:-nothing} is known." >&2; exit 1 ;; esac
flip-release "$1" "$to" rollback
echo "$1 $to is in service; before it was $current."
