#!/bin/sh
# Adds the version of this image to the volume that keeps the earlier ones for open tabs, then
# points to it. Copying a version that is there already changes nothing.
set -e
from=${RELEASE_DIR:-/release}
to=${MODULES_DIR:-/srv/modules}
for module in "$from"/*/; do
  name=$(basename "$module")
  mkdir -p "$to/$name"
  for version in "$module"*/; do
    [ -d "$to/$name/$(basename "$version")" ] && continue
    rm -rf "$to/$name/.arriving"
    cp -r "$version" "$to/$name/.arriving"
    mv "$to/$name/.arriving" "$to/$name/$(basename "$version")"
  done
  cp "${module}release.json" "$to/$name/.release.json"
  mv "$to/$name/.release.json" "$to/$name/release.json"
done
