/** `npm run grant-admin`: runs `grant-admin.ts` with the settings of .env and the packages installed. */
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './processes.mjs';
import { readSettings } from './settings.mjs';

requireNode();
readSettings();
await ensureInstalled();
const args = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'scripts/grant-admin.ts',
  ...process.argv.slice(2),
];
process.exitCode = (await run(process.execPath, args, { env: process.env, show: true })).code;
