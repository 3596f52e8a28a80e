#!/bin/sh
# Writes the configuration of the gateway from what is set, and starts nginx in front.
#
#   PORT_HTTP          8080
#   TLS_CERT, TLS_KEY  files; with both, PORT_HTTPS (8443) speaks HTTP/2 and TLS and PORT_HTTP leads there
#   HTTPS_SUFFIX       what follows the host in that address, `:8443`, where people see another port than 443
#   SERVER, MODULE     host:port of the server, and of a module, `$module` being its name; several servers of one
#                      database are separated by commas
#   DNS                who resolves these names; empty where they are addresses
#   WEB_ROOT, RUN_DIR  the built portal; a folder that may be written
#   EMERGENCY          number for the page that says that the server is away
set -e
here=$(dirname "$0")
template=${TEMPLATES:-$here}
export WEB_ROOT="${WEB_ROOT:-/srv/portal}" RUN_DIR="${RUN_DIR:-/run/gateway}"
export SERVER="${SERVER:-server:8080}" MODULE="${MODULE:-\$module:8080}"
http=${PORT_HTTP:-8080} https=${PORT_HTTPS:-8443}
[ -n "${DNS-127.0.0.11}" ] && RESOLVER="resolver ${DNS-127.0.0.11} valid=5s;"
export RESOLVER HSTS HSTS_ALONE LISTEN REDIRECT UPSTREAM

case $SERVER in
  # A server that does not respond is skipped for a while; requests that may not be safe to repeat are
  # never sent twice.
  *,*)
    for one in $(echo "$SERVER" | tr ',' ' '); do group="$group server $one max_fails=1 fail_timeout=5s;"; done
    UPSTREAM="upstream servers {$group }"
    SERVER=servers
    ;;
esac

if [ -n "$TLS_CERT" ] && [ -n "$TLS_KEY" ]; then
  # `http2 on` exists from nginx 1.25.1; earlier it is a parameter of `listen`.
  version=$(nginx -v 2>&1 | sed 's/[^0-9.]*\([0-9.]*\).*/\1/')
  case $(printf '%s\n1.25.1\n' "$version" | sort -V | head -n 1) in
    1.25.1) LISTEN="listen $https ssl; http2 on;" ;;
    *) LISTEN="listen $https ssl http2;" ;;
  esac
  LISTEN="$LISTEN ssl_certificate $TLS_CERT; ssl_certificate_key $TLS_KEY; ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:2m; ssl_session_timeout 1h;"
  REDIRECT="server { listen $http; server_tokens off; return 308 https://\$host$HTTPS_SUFFIX\$request_uri; }"
  HSTS='add_header Strict-Transport-Security "max-age=63072000" always;'
  HSTS_ALONE='proxy_hide_header Strict-Transport-Security;'
else
  # Without TLS: behind another proxy, or on a developer's machine.
  LISTEN="listen $http;"
fi

mkdir -p "$RUN_DIR/tmp"
if [ -n "$EMERGENCY" ]; then
  call=$(printf '%s' "$EMERGENCY" | tr -cd '0-9+')
  sed -e "s|<!--FR-->|<p><a href=\"tel:$call\">Urgence médicale : appelez le $EMERGENCY</a></p>|" \
    -e "s|<!--EN-->|<p><a href=\"tel:$call\">Medical emergency: call $EMERGENCY</a></p>|" \
    "$template/unavailable.html" > "$RUN_DIR/unavailable.html"
else
  cp "$template/unavailable.html" "$RUN_DIR/unavailable.html"
fi
sh "$here/fill.sh" "$template/gateway.conf" > "$RUN_DIR/site.conf"
sh "$here/fill.sh" "$template/nginx.conf" > "$RUN_DIR/nginx.conf"
exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
