/**
 * `npm run migrate`, `backup`, `restore`, `grant-admin`: installs packages and runs a command with the
 * settings of .env.
 */
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './process/processes.mjs';
import { isLocal, readSettings } from './settings.mjs';

requireNode();
readSettings();
await ensureInstalled({ omitDev: !isLocal() });
const [script, ...args] = process.argv.slice(2);
const command = ['--conditions=react-server', '--import', 'tsx', `scripts/commands/${script}.ts`, ...args];
// Otherwise the SDK looks for Google's metadata server, even if only emulators are used.
const env = process.env.FIREBASE_PROJECT_ID
  ? process.env
  : { ...process.env, METADATA_SERVER_DETECTION: 'none' };
process.exitCode = (await run(process.execPath, command, { env, show: true })).code;
