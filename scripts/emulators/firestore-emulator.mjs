/**
 * Runs the official Firestore emulator on 127.0.0.1 with the project's rules until this process ends. Its
 * data is in memory and lost then. The emulator is a Java program that the Google Cloud CLI or the Firebase
 * CLI installs. If it is not installed, this exits with code 3 and one line that names what is missing.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const EXIT_MISSING = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The emulator runs for minutes. In that time Java's second compiler costs more than it gains: a third of the
 * CPU time.
 */
const flags = ['-Duser.language=en', '-XX:TieredStopAtLevel=1'];

/** How to start the emulator: `command` with `args`, or `missing`, a line for the terminal. */
export function findFirestoreEmulator() {
  const java = findOnPath('java');
  if (!java) return { missing: 'No Firestore emulator: Java 17 or newer is not installed.' };
  const args = fromCloudCli() ?? fromFirebaseCli();
  if (args) return { command: java, args: [...flags, ...args] };
  return {
    missing:
      'No Firestore emulator: install it with `gcloud components install cloud-firestore-emulator` or `npx firebase setup:emulators:firestore`.',
  };
}

function fromCloudCli() {
  const gcloud = findOnPath('gcloud');
  if (!gcloud) return undefined;
  const sdk = dirname(dirname(realpathSync(gcloud)));
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar)
    ? ['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore']
    : undefined;
}

function fromFirebaseCli() {
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators');
  const jars = existsSync(folder) ? readdirSync(folder) : [];
  const jar = jars.filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name)).at(-1);
  return jar && ['-jar', join(folder, jar)];
}

function findOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = process.platform === 'win32' ? [`${program}.exe`, `${program}.cmd`] : [program];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function main() {
  const found = findFirestoreEmulator();
  if (found.missing) return end(EXIT_MISSING, found.missing);
  const port = process.env.FIRESTORE_EMULATOR_PORT || '8080';
  const where = ['--host', '127.0.0.1', '--port', port, '--rules', join(root, 'firestore.rules')];
  const emulator = spawn(found.command, [...found.args, ...where], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [emulator.stdout, emulator.stderr]) stream.on('data', (chunk) => output.push(chunk));
  emulator.on('error', (error) => end(1, `The Firestore emulator did not start: ${error.message}`));
  emulator.on('exit', (code) => end(1, `The Firestore emulator ended (${code}):\n${Buffer.concat(output)}`));
  process.on('exit', () => emulator.kill());
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(reason, () => process.exit());
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) await wait(100);
  for (let n = 0; n < 10; n++) await warmUp(port, n);
  output.length = 0;
  for (const stream of [emulator.stdout, emulator.stderr]) stream.removeAllListeners('data').resume();
  console.log(`Firestore emulator ready on 127.0.0.1:${port}`);
}

/** One write and one read. The first ones after the start take seconds, in which clients would give up. */
async function warmUp(port, n) {
  const url = `http://127.0.0.1:${port}/v1/projects/demo-warm-up/databases/(default)/documents/any/${n}`;
  const headers = { authorization: 'Bearer owner' };
  await fetch(url, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ fields: { n: { integerValue: n } } }),
  });
  await fetch(url, { headers });
}

function end(code, line) {
  console.error(line);
  process.exit(code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
