#!/bin/sh
# Adds the version of this image to the volume that keeps the earlier ones for open tabs, then
# points to it. Copying a version that is there already changes nothing. What `release.json` said of each
# version and what it was made of are kept in `releases`, and in `releases/log` which version took whose place.
set -e
from=${RELEASE_DIR:-/release}
to=${MODULES_DIR:-/srv/modules}
for module in "$from"/*/; do
  name=$(basename "$module")
  mkdir -p "$to/$name/releases"
  for version in "$module"*/; do
    here=$(basename "$version")
    cp "${module}release.json" "$to/$name/releases/.$here.json"
    mv "$to/$name/releases/.$here.json" "$to/$name/releases/$here.json"
    [ -f "${module}made.txt" ] && cp "${module}made.txt" "$to/$name/releases/$here.made"
    [ -d "$to/$name/$here" ] && continue
    rm -rf "$to/$name/.arriving"
    cp -r "$version" "$to/$name/.arriving"
    mv "$to/$name/.arriving" "$to/$name/$here"
  done
  # A container that starts again with the same image leaves what was rolled back to.
  [ "$(cat "$to/$name/releases/image" 2>/dev/null)" = "$here" ] && continue
  flip-release "$name" "$here" deploy
  echo "$here" > "$to/$name/releases/image"
done
