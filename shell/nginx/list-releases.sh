#!/bin/sh
# list-releases MODULE: lists the versions in the volume, the last copied one first, with the current one
# marked, when they were in service and what they were built from; same output as `npm run releases -w
# MODULE`.
set -e
[ -n "$1" ] || { echo "Usage: list-releases MODULE" >&2; exit 1; }
home=${MODULES_DIR:-/srv/modules}/$1
current=$(sed -n 's/^{"version":"\([^"]*\)".*/\1/p' "$home/release.json" 2>/dev/null || true)
minute='\(....-..-..\)T\(..:..\)[^"]*'
echo "$1"
grep -s '^"placed":' "$home"/releases/*.json /dev/null |
  sed "s|^.*/\(.*\)\.json:\"placed\":\"\(.*\)\",|\2 \1|" | sort -r |
  while read -r _ version; do
    record=$home/releases/$version.json
    mark=' '
    [ "$version" != "$current" ] || mark='*'
    placed=$(sed -n "s/^\"placed\":\"$minute\",$/\1 \2 UTC/p" "$record")
    came=$(sed -n "s/^{\"at\":\"$minute\",\"version\":\"$version\",.*\"how\":\"\(.*\)\"}$/, \3 \1 \2 UTC/p" \
      "$home/releases/log.jsonl" 2>/dev/null | tail -n 1)
    echo "$mark $version  placed $placed$came"
    sed -n -e 's/^"made":null,$/    of what, nobody noted/p' \
      -e 's/^"made":{"commit":null,"lock":"\(.*\)"},$/    of an unknown commit, with package-lock.json \1/p' \
      -e 's/^"made":{"commit":"\(.*\)","lock":"\(.*\)"},$/    of commit \1, with package-lock.json \2/p' "$record"
  done
[ -n "$current" ] || echo '  nothing in service'
