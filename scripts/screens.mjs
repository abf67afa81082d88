/**
 * `npm run screens`: takes pictures of every page in every state that the stories know, at six window sizes,
 * at 200% zoom, with forced colors, and with reduced motion. They go into the folder `screens`, or the one
 * named: `npm run screens -- /tmp/before`. Takes about a quarter of an hour.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './process/processes.mjs';
import { say } from './process/say.mjs';

const folder = resolve(process.argv[2] ?? 'screens');
rmSync(folder, { recursive: true, force: true });
const stories = [
  'e2e',
  'visitors/pages.spec.ts',
  '--project',
  'desktop',
  '--grep',
  'each page is accessible',
];
const { code } = await run(process.execPath, ['scripts/test.mjs', ...stories], {
  env: { ...process.env, SCREENS_DIR: folder },
  show: true,
});
say(`Pictures: ${folder}`);
process.exitCode = code;
