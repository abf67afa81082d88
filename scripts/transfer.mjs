/** `npm run migrate`, `backup`, `restore`: runs `transfer.ts` with the settings of .env and the packages installed. */
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
  'scripts/transfer.ts',
  ...process.argv.slice(2),
];
// Without it the SDK looks for a machine of Google where only emulators are meant.
const env = process.env.FIREBASE_PROJECT_ID
  ? process.env
  : { ...process.env, METADATA_SERVER_DETECTION: 'none' };
process.exitCode = (await run(process.execPath, args, { env, show: true })).code;
