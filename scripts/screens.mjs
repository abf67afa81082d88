/**
 * `npm run screens`: takes pictures of every page in every state that the stories check, at six window sizes,
 * at 200% zoom, with forced colors, and with reduced motion. They go into the folder `screens`, or the one
 * named: `npm run screens -- /tmp/before`. Takes about half an hour.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './process/processes.mjs';
import { say } from './process/say.mjs';

requireNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { coveredElsewhere } = await import('../e2e/support/page-states.ts');

const folder = resolve(process.argv[2] ?? 'screens');
rmSync(folder, { recursive: true, force: true });
const others = Object.values(coveredElsewhere).flatMap(({ spec }) => spec ?? []);
const files = ['visitors/pages.spec.ts', ...new Set(others)];
const args = ['scripts/test.mjs', 'e2e', ...files, '--project', 'desktop', '--project', 'clock'];
const { code } = await run(process.execPath, args, {
  env: { ...process.env, SCREENS_DIR: folder },
  show: true,
});
say(`Pictures: ${folder}`);
process.exitCode = code;
