# Kervan with embedded PostgreSQL. Debian, because PostgreSQL's npm packages have no build for Alpine's musl.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image already has Node. The one from npm would add 190 MB.
RUN npm ci --omit=dev && rm -r node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Node keeps compiled code here, because it may not write beside the sources.
ENV NODE_COMPILE_CACHE=/tmp/compile-cache
# Saves memory, see deploy/kervan.service.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
# A new volume gets its owner and mode from this folder.
RUN install -d -o node -g node -m 700 /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY app app
COPY server server
COPY scripts scripts
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "server/main.ts"]
