#!/bin/sh
# Adds the version of this image to the volume (keep-release.sh), and starts nginx before it.
#
#   PORT_MODULE   8080
#   MODULE_ROOT   the folder that holds `modules`, /srv
#   RUN_DIR       a folder that may be written
set -e
here=$(dirname "$0")
template=${TEMPLATES:-$here}
export PORT_MODULE="${PORT_MODULE:-8080}" MODULE_ROOT="${MODULE_ROOT:-/srv}" RUN_DIR="${RUN_DIR:-/run/module}"
[ -d "${RELEASE_DIR:-/release}" ] && sh "$here/keep-release.sh"
mkdir -p "$RUN_DIR/tmp"
sh "$here/fill.sh" "$template/module.conf" > "$RUN_DIR/site.conf"
sh "$here/fill.sh" "$template/nginx.conf" > "$RUN_DIR/nginx.conf"
exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
