#!/bin/sh
# flip-release MODULE VERSION HOW: names a version that the volume keeps in `release.json`, in one
# step, and notes whose place it took. A version in service already is named anew and not noted.
set -e
home=${MODULES_DIR:-/srv/modules}/$1
[ -d "$home/$2" ] && [ -f "$home/releases/$2.json" ] || { echo "$1 $2 is not kept here." >&2; exit 1; }
before=$(cat "$home/releases/current" 2>/dev/null || echo -)
cp "$home/releases/$2.json" "$home/.release.json"
mv "$home/.release.json" "$home/release.json"
[ "$before" = "$2" ] && exit 0
echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $3 $before $2" >> "$home/releases/log"
echo "$2" > "$home/releases/.current"
mv "$home/releases/.current" "$home/releases/current"
