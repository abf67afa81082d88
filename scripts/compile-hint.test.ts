import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-hint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function hint() {
  const code = `import { hintMainScripts } from './scripts/compile-hint.mjs'; hintMainScripts(${JSON.stringify(folder)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('the main scripts of the manifest get the hint once, other scripts do not get it', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js', 'next.js'] }));
  for (const name of ['react.js', 'next.js', 'page.js']) write(name, 'run()');
  expect([hint(), hint()]).toEqual(Array(2).fill({ status: 0, stderr: '' }));
  const hinted = '//# allFunctionsCalledOnLoad\nrun()';
  expect(['react.js', 'next.js', 'page.js'].map(read)).toEqual([hinted, hinted, 'run()']);
});

test.each([{}, { rootMainFiles: [] }])('a manifest without main scripts fails the build: %j', (manifest) => {
  write('build-manifest.json', JSON.stringify(manifest));
  expect(hint()).toEqual({ status: 1, stderr: expect.stringContaining('rootMainFiles') });
});
