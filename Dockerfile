# syntax=docker/dockerfile:1
# Runs the site on any container host, with a Firebase project. See docs/deploy.md.
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
ARG NEXT_DEPLOYMENT_ID
RUN --mount=type=secret,id=server-actions-key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,required=true \
    NEXT_OUTPUT=standalone npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=8080
WORKDIR /site
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static ./.next/static
COPY --from=build /site/public ./public
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
