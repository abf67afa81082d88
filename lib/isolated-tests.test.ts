import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listIsolated, needsIsolation } from './isolated-tests.fixture';

test('a test file that mocks modules or starts an Auth or Storage emulator needs a worker of its own', () => {
  const sources = [
    `vi.${'mock'}('next/cache', () => ({}));`,
    `vi.${'doMock'}('./x', () => ({}));`,
    `vi.${'resetModules'}();`,
    `await start${'AuthEmulator'}();`,
    `await start${'StorageEmulator'}();`,
  ];
  expect(sources.filter((source) => !needsIsolation(source))).toEqual([]);
  expect(needsIsolation('vi.mocked(send); vi.fn(); vi.stubEnv("A", "b"); startFirestoreEmulator();')).toBe(
    false,
  );
});

test('only files that need isolation are listed, and none of them is in the domain', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const isolated = listIsolated(root);
  expect(isolated).toContain('lib/server/jobs/tick.test.ts');
  expect(isolated).not.toContain('lib/isolated-tests.test.ts');
  expect(isolated.filter((file) => !needsIsolation(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  expect(isolated.filter((file) => file.startsWith('lib/domain/'))).toEqual([]);
});
