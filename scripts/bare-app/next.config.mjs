import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  serverExternalPackages: ['libsql'],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
};
