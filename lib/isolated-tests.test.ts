import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listIsolated, needsIsolation } from './isolated-tests.fixture';

test('a test file that replaces modules or starts an emulator that the Admin SDK keeps runs in a worker of its own', () => {
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

test('every file in a worker of its own needs it, and no file of the domain is among them', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const isolated = listIsolated(root);
  expect(isolated).toContain('lib/server/jobs/tick.test.ts');
  expect(isolated).not.toContain('lib/isolated-tests.test.ts');
  expect(isolated.filter((file) => !needsIsolation(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  expect(isolated.filter((file) => file.startsWith('lib/domain/'))).toEqual([]);
});
