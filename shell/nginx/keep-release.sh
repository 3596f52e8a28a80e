#!/bin/sh
# Copies this image's version into the volume that keeps earlier ones for open tabs, and makes it the
# current one. Copying an existing version changes nothing. Its record has the time of copying. For the
# contents of `releases` see shared/contract/release/release-record.ts.
set -e
from=${RELEASE_DIR:-/release}
to=${MODULES_DIR:-/srv/modules}
for module in "$from"/*/; do
  name=$(basename "$module")
  home=$to/$name
  mkdir -p "$home/releases"
  for version in "$module"*/; do
    here=$(basename "$version")
    placed=$(sed -n 's/^"placed":"\(.*\)",$/\1/p' "$home/releases/$here.json" 2>/dev/null || true)
    sed "s/^\"placed\":.*/\"placed\":\"${placed:-$(date -u +%Y-%m-%dT%H:%M:%S.000Z)}\",/" \
      "${module}record.json" > "$home/releases/.$here.json"
    mv "$home/releases/.$here.json" "$home/releases/$here.json"
    [ -d "$home/$here" ] && continue
    rm -rf "$home/.arriving"
    cp -r "$version" "$home/.arriving"
    mv "$home/.arriving" "$home/$here"
  done
  # A restarted container with the same image must not undo a rollback.
  [ "$(cat "$home/releases/image" 2>/dev/null)" = "$here" ] && continue
  flip-release "$name" "$here" deploy
  echo "$here" > "$home/releases/image"
done
