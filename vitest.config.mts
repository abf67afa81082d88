import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { listIsolated, pureFolders } from './lib/isolated-tests.fixture.ts';

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;
/** A path in which `[slug]` and `(site)` are names, not patterns. */
const literally = (file: string) => file.replace(/[[\]()]/g, '?');
const isolated = listIsolated(fileURLToPath(new URL('.', import.meta.url)));

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
    globalSetup: ['lib/server/store/firestore-emulator-once.fixture.ts'],
    // The default leaves one core idle, which is half of a machine of two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'pure', include: pureFolders.map(tests), isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['app', 'lib', 'scripts'].map(tests),
          exclude: [...configDefaults.exclude, ...pureFolders.map(tests), ...isolated.map(literally)],
          isolate: false,
          setupFiles: ['lib/server/reset-runtime.fixture.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated.map(literally) } },
    ],
  },
});
