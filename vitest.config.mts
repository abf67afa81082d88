import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;
/** Nothing here keeps anything between two files, so one worker reads each module once. */
const pure = ['lib/domain', 'lib/client', 'lib/sample', 'components', 'providers'];

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure.map(tests), isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['app', 'lib', 'scripts'].map(tests),
          exclude: [...configDefaults.exclude, ...pure.map(tests)],
        },
      },
    ],
  },
});
