/**
 * `npm run screens`: takes pictures of every page in every state that the stories check, at six window sizes,
 * at 200% zoom, with forced colors, and with reduced motion. They go into the folder `screens`, or the one
 * named: `npm run screens -- /tmp/before`. Takes about half an hour.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './process/processes.mjs';
import { say } from './process/say.mjs';

requireNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { coveredElsewhere, pageGroups, pictureName } = await import('../e2e/support/page-states.ts');

const folder = resolve(process.argv[2] ?? 'screens');
rmSync(folder, { recursive: true, force: true });
const elsewhere = Object.entries(coveredElsewhere).filter(([, { spec }]) => spec);
const files = ['visitors/pages.spec.ts', ...new Set(elsewhere.map(([, { spec }]) => spec))];
const args = ['scripts/test.mjs', 'e2e', ...files, '--project', 'desktop', '--project', 'clock'];
const { code } = await run(process.execPath, args, {
  env: { ...process.env, SCREENS_DIR: folder },
  show: true,
});
const taken = existsSync(folder) ? readdirSync(folder) : [];
const opened = pageGroups.flatMap(({ pages }) => pages.map(({ template }) => template));
for (const template of new Set([...opened, ...elsewhere.map(([template]) => template)]))
  if (!taken.some((file) => file.startsWith(`${pictureName(template)}-`))) say(`No picture of ${template}`);
say(`Pictures: ${folder}`);
process.exitCode = code;
