# The images of docker-compose.yml. All are made from one build, so that building them together
# costs one build, and building one alone still checks it against its shell.

FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY server/package.json server/
COPY e2e/package.json e2e/
COPY mf-fishbase/package.json mf-fishbase/
COPY mf-ciguawatch/package.json mf-ciguawatch/
COPY mf-gis/package.json mf-gis/
COPY mf-global/package.json mf-global/
COPY scripts/run scripts/run
RUN node --input-type=module -e "(await import('/portal/scripts/run/install.mjs')).ensureInstalled()"
COPY . .
# The commit these files are of, noted with what is built of them: the history stays outside (.dockerignore).
ARG SOURCE_COMMIT
RUN node scripts/build.mjs

# nginx with the brotli module, for gateway and modules: the packages that the check of the gateway
# installs (tools/gateway). The image of nginx.org has no such module that fits it.
FROM debian:trixie-slim AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/www/html \
  && mkdir -p /srv/portal /srv/modules /run/gateway /run/module \
  && chown -R www-data /srv/modules /run/gateway /run/module
COPY --chmod=755 shell/nginx/*.sh /opt/nginx/
COPY shell/nginx/*.conf shell/nginx/unavailable.html /opt/nginx/
RUN for name in flip-release rollback-release list-releases; do \
    ln -s /opt/nginx/$name.sh /usr/local/bin/$name; \
  done
USER www-data
EXPOSE 8080

# Shell, chart data and the proxy
FROM nginx AS gateway
COPY --from=build /portal/dist/portal /srv/portal
USER root
RUN rm -rf /srv/portal/modules /srv/portal/releases /srv/portal/registry.json* /srv/portal/index.html*
USER www-data
EXPOSE 8443
CMD ["sh", "/opt/nginx/start-gateway.sh"]

# One module as static files: docker build --target module --build-arg MODULE=mf-gis .
FROM build AS release
ARG MODULE
RUN node scripts/release.mjs ${MODULE} /release

FROM nginx AS module
COPY --from=release /release /release
CMD ["sh", "/opt/nginx/start-module.sh"]

# The API server, which also serves the pages
FROM build AS pruned
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim AS server
WORKDIR /portal
# One room of memory for all threads (scripts/run/server-env.mjs)
ENV NODE_ENV=production MALLOC_ARENA_MAX=1
COPY --from=pruned /portal/node_modules node_modules
COPY --from=pruned /portal/package.json ./
COPY --from=pruned /portal/server server
COPY --from=pruned /portal/shared shared
COPY --from=pruned /portal/dist dist
RUN mkdir /data && chown node /data
USER node
CMD ["node", "--enable-source-maps", "server/dist/server.mjs"]
