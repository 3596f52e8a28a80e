# The images of docker-compose.yml. All are made from one build, so that building them together
# costs one build, and building one alone still checks it against its shell.

FROM node:20-bookworm-slim AS build
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
RUN node scripts/build.mjs

# Shell, chart data and the proxy
FROM nginx:1.29-alpine AS gateway
COPY shell/nginx/gateway.conf /etc/nginx/conf.d/default.conf
COPY --from=build /portal/dist/portal /srv/portal
RUN rm -rf /srv/portal/modules /srv/portal/registry.json* /srv/portal/index.html*

# One module as static files: docker build --target module --build-arg MODULE=mf-gis .
FROM build AS release
ARG MODULE
RUN node scripts/release.mjs ${MODULE} /release

FROM nginx:1.29-alpine AS module
COPY shell/nginx/module.conf /etc/nginx/conf.d/default.conf
COPY --chmod=755 shell/nginx/keep-release.sh /docker-entrypoint.d/40-keep-release.sh
COPY --from=release /release /release

# The API server, which also serves the pages
FROM build AS pruned
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim AS server
WORKDIR /portal
ENV NODE_ENV=production
COPY --from=pruned /portal/node_modules node_modules
COPY --from=pruned /portal/package.json ./
COPY --from=pruned /portal/server server
COPY --from=pruned /portal/shared shared
COPY --from=pruned /portal/dist dist
RUN mkdir /data && chown node /data
USER node
CMD ["node", "--enable-source-maps", "server/dist/server.mjs"]
