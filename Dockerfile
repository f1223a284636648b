# The servers of one site: docs/operate.md#containers.
#   docker build -t site .                      the default site
#   docker build --build-arg SITE=harbour -t harbour .
ARG BASE=docker.io/library/node:22-bookworm-slim

FROM ${BASE} AS build
WORKDIR /checkout
COPY package.json package-lock.json .npmrc ./
# All but test tools: the build needs webpack and esbuild.
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE=ventora
RUN SITE=${SITE} node scripts/assemble.js /site --build

FROM ${BASE}
LABEL org.opencontainers.image.title="Author and publish of a site"
COPY --from=build /site /site
# The data folder is the only place that is written to, besides /tmp.
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data PUBLISH_HOST=0.0.0.0
VOLUME /data
EXPOSE 4503
STOPSIGNAL SIGTERM
ENTRYPOINT ["/site/start.sh"]
