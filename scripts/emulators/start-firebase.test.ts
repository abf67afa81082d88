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

test('start:firebase prints one line that names what is missing without Java or the emulator', () => {
  const empty = mkdtempSync(join(tmpdir(), 'path-'));
  expect(start({ PATH: empty })).toMatch(/^No Firestore emulator: Java .* is not installed\.\n$/);
  rmSync(empty, { recursive: true });
});

test('start:firebase refuses to run when the variables of a real project are set', () => {
  expect(start({ PATH: process.env.PATH ?? '', FIREBASE_PROJECT_ID: 'my-project' })).toMatch(
    /^start:firebase .*\n$/,
  );
});
