import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function start(env: Readonly<Record<string, string>>): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/start.mjs', '--firebase'], {
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stdout + stderr;
}

test('without Java or the emulator one line says what is missing', () => {
  const empty = mkdtempSync(join(tmpdir(), 'path-'));
  expect(start({ PATH: empty })).toMatch(/^No Firestore emulator: Java .* is not installed\.\n$/);
  rmSync(empty, { recursive: true });
});

test('the emulators do not start beside the variables of a real project', () => {
  expect(start({ PATH: process.env.PATH ?? '', FIREBASE_PROJECT_ID: 'my-project' })).toMatch(
    /^start:firebase .*\n$/,
  );
});
