/** `npm run migrate`, `backup`, `restore`, `grant-admin`: runs a script with the settings of .env and the packages installed. */
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './process/processes.mjs';
import { isLocal, readSettings } from './settings.mjs';

requireNode();
readSettings();
await ensureInstalled({ omitDev: !isLocal() });
const [script, ...args] = process.argv.slice(2);
const command = ['--conditions=react-server', '--import', 'tsx', `scripts/commands/${script}.ts`, ...args];
// Without it the SDK looks for a machine of Google where only emulators are meant.
const env = process.env.FIREBASE_PROJECT_ID
  ? process.env
  : { ...process.env, METADATA_SERVER_DETECTION: 'none' };
process.exitCode = (await run(process.execPath, command, { env, show: true })).code;
