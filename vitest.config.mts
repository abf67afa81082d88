import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { listIsolated, pureFolders } from './lib/isolated-tests.fixture.ts';
import { SlowestFirst } from './lib/test-order.fixture.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;
/** Replaces glob characters in a path with `?`, because `[slug]` and `(site)` are names, not patterns. */
const literally = (file: string) => file.replace(/[[\]()]/g, '?');
const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'));
const isolated = listIsolated(here('.')).map(literally);

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      'server-only': here('node_modules/server-only/empty.js'),
    },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['lib/server/platform/store/firestore/firestore-emulator-once.fixture.ts'],
    // The slowest files wait for emulators, processes and clocks, so one worker more than there are cores
    // keeps every core busy.
    maxWorkers: availableParallelism() + 1,
    ...(!isShuffled && { sequence: { sequencer: SlowestFirst } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pureFolders.map(tests),
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['app', 'lib', 'scripts'].map(tests),
          exclude: [...configDefaults.exclude, ...pureFolders.map(tests), ...isolated],
          isolate: false,
          alias: { 'next/cache': here('lib/server/platform/next-cache.fixture.ts') },
          setupFiles: ['lib/server/platform/runtime/reset-runtime.fixture.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
