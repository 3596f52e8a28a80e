#!/bin/sh
# flip-release MODULE VERSION HOW: makes a version kept in the volume the current one, by replacing
# `release.json` atomically, and logs which version it replaced. Naming the current version again logs
# nothing.
set -e
home=${MODULES_DIR:-/srv/modules}/$1
log=$home/releases/log.jsonl
[ -d "$home/$2" ] && grep -qs '^"release":' "$home/releases/$2.json" || { echo "$1 $2 is not kept here." >&2; exit 1; }
before=$(sed -n 's/^{"version":"\([^"]*\)".*/\1/p' "$home/release.json" 2>/dev/null || true)
sed -n 's/^"release":\(.*\),$/\1/p' "$home/releases/$2.json" > "$home/.release.json"
mv "$home/.release.json" "$home/release.json"
[ "$before" = "$2" ] && exit 0
# Ends a line that a crash cut short, so that the next line starts cleanly.
[ ! -s "$log" ] || [ -z "$(tail -c 1 "$log")" ] || echo >> "$log"
from=null
[ -z "$before" ] || from="\"$before\""
echo "{\"at\":\"$(date -u +%Y-%m-%dT%H:%M:%S.000Z)\",\"version\":\"$2\",\"from\":$from,\"how\":\"$3\"}" >> "$log"
