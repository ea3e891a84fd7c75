# Two images: `origin`, the static origin of a remote, and `releases`, which brings the builds of all remotes and makes
# releases of them on a volume that origins and shells read (tools/release-builds.mjs). No remote is named here.

# What an installation depends on, so that a changed source takes no new one.
FROM node:24-alpine AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests \
  && tar -c package.json package-lock.json .npmrc */package.json libs/*/package.json | tar -x -C /manifests

FROM node:24-alpine AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --include-workspace-root --workspace tools $(printf -- '--workspace %s ' *-mfe libs/*)
COPY . .
RUN node libs/contracts/scripts/generate-types.mjs
RUN for remote in */remote.json; do (cd "${remote%/*}" && npx rspack build) || exit 1; done
RUN mkdir /builds \
  && for remote in */remote.json; do \
    tar -c "$remote" "${remote%/*}/package.json" "${remote%/*}/dist" | tar -x -C /builds || exit 1; \
  done

FROM node:24-alpine AS modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --workspace tools --workspace libs/http-server --workspace libs/releases

FROM node:24-alpine AS tools
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY libs/contracts libs/contracts
COPY libs/http-server libs/http-server
COPY libs/releases libs/releases
COPY tools tools
# Volumes take their owner from these folders.
RUN mkdir -m 700 keys && mkdir releases && chown node:node keys releases
USER node

FROM tools AS releases
COPY libs/platform/contract.json libs/platform/
COPY --from=build /builds ./
CMD ["sh", "-c", "node tools/release-builds.mjs && node tools/release.mjs registry"]

FROM tools AS origin
HEALTHCHECK --interval=5s --timeout=3s --retries=20 \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "tools/static-origin.mjs"]
