# The static origin of a remote. Its releases are mounted: a new release takes no new image.
FROM node:24-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/package.json tools/
COPY libs/http-server/package.json libs/http-server/
COPY libs/releases/package.json libs/releases/
RUN npm ci --omit=dev --workspace tools --workspace libs/http-server --workspace libs/releases

FROM node:24-alpine
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY libs/http-server libs/http-server
COPY libs/releases libs/releases
COPY tools tools
USER node
HEALTHCHECK --interval=5s --timeout=3s --retries=20 \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "tools/static-origin.mjs"]
