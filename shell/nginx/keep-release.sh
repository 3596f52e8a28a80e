#!/bin/sh
# Adds the version of this image to the volume that keeps the earlier ones for open tabs, then points to it. Copying a
# version that is there already changes nothing. Its record says when it was placed here. What lies in `releases`:
# shared/contract/release/release-record.ts.
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
  # A container that starts again with the same image leaves what was rolled back to.
  [ "$(cat "$home/releases/image" 2>/dev/null)" = "$here" ] && continue
  flip-release "$name" "$here" deploy
  echo "$here" > "$home/releases/image"
done
