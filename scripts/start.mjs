/**
 * `npm start`: from a fresh clone to a running site. Uses only Node's own modules, because it installs the
 * packages.
 * `npm run start:firebase`: the same with the Firestore and Storage emulators instead of the embedded
 * engine.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, isBuilt } from './build.mjs';
import { findFirestoreEmulator } from './emulators/firestore-emulator.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { requireFreePorts } from './process/ports.mjs';
import { endAll, nextBin, root, runOrStop, startServer } from './process/processes.mjs';
import { say, stop, timed } from './process/say.mjs';
import { requireWritable } from './process/writable.mjs';
import { isLocal, readSettings } from './settings.mjs';

const isDev = process.argv.includes('--dev');
const onEmulators = process.argv.includes('--firebase');

requireNode();
readSettings();
const local = isLocal();
if (onEmulators) requireEmulators();
const ports = await requireFreePorts({
  PORT: 3000,
  ...(local && { AUTH_EMULATOR_PORT: 9099 }),
  ...(onEmulators && { FIRESTORE_EMULATOR_PORT: 8080, STORAGE_EMULATOR_PORT: 9199 }),
  ...(onEmulators && process.env.SECOND_PORT && { SECOND_PORT: process.env.SECOND_PORT }),
});
const port = ports.PORT;
/**
 * On a machine with much memory, V8 lets garbage grow to a multiple of what is in use. In a container it follows
 * the container's limit by itself. More room for new objects halves the time that an import spends on garbage.
 */
const heapLimits = ['--max-old-space-size=1024', '--max-semi-space-size=64'];

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  ...(local ? localEnv() : {}),
};
await ensureInstalled({ omitDev: !local && !isDev && isBuilt() });
if (!isDev) await ensureBuilt();
await Promise.all([local && startAuthEmulator(), onEmulators && startDataEmulators()]);
if (local) await seed();
await Promise.all([port, ports.SECOND_PORT].filter(Boolean).map(startSite));
sayWhere();

function localEnv() {
  const dataDir = onEmulators ? temporaryFolder() : resolve(root, process.env.DATA_DIR || '.data');
  requireWritable(dataDir, 'DATA_DIR');
  return {
    LOCAL_MODE: '1',
    DATA_DIR: dataDir,
    AUTH_EMULATOR_PORT: String(ports.AUTH_EMULATOR_PORT),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.AUTH_EMULATOR_PORT}`,
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    TICK_SECRET: process.env.TICK_SECRET || randomBytes(24).toString('hex'),
    ...(onEmulators ? emulatorEnv() : {}),
  };
}

function requireEmulators() {
  if (!local)
    stop('start:firebase uses emulators and cannot be combined with the variables of a Firebase project.');
  const { missing } = findFirestoreEmulator();
  if (missing) stop(missing);
}

/** The emulators keep all data in memory, so the accounts that belong to it are temporary as well. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-owned-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function emulatorEnv() {
  const { FIRESTORE_EMULATOR_PORT: firestorePort, STORAGE_EMULATOR_PORT: storagePort } = ports;
  return {
    FIRESTORE_EMULATOR_PORT: String(firestorePort),
    STORAGE_EMULATOR_PORT: String(storagePort),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storagePort}`,
    FILE_LINK_SECRET: process.env.FILE_LINK_SECRET || randomBytes(24).toString('hex'),
    // Otherwise the SDK looks for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}

function startDataEmulators() {
  return timed('Starting the Firestore and Storage emulators', async () => {
    const shows = [
      startServer('The Firestore emulator', ['scripts/emulators/firestore-emulator.mjs'], env),
      startServer('The Storage emulator', ['scripts/emulators/storage-emulator.mjs'], env),
    ];
    await untilAnswered(`http://${env.FIRESTORE_EMULATOR_HOST}/`);
    await untilAnswered(`http://${env.FIREBASE_STORAGE_EMULATOR_HOST}/b`);
    for (const show of shows) show();
  });
}

function startAuthEmulator() {
  return timed('Starting the sign-in service (Firebase Auth emulator)', async () => {
    const show = startServer('The Auth emulator', ['scripts/emulators/auth-emulator.mjs'], env);
    await untilAnswered(`http://${env.FIREBASE_AUTH_EMULATOR_HOST}/`);
    show();
  });
}

function seed() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/seed.ts'];
  return timed('Adding the sample catalog if the store is empty', () =>
    runOrStop('The seed', process.execPath, args, { env, show: true }),
  );
}

function startSite(port) {
  // The emulator's tokens are unsigned, so a local site listens on this machine only.
  const host = local ? ['-H', '127.0.0.1'] : [];
  return timed(`Starting the site (next ${isDev ? 'dev' : 'start'}, port ${port})`, async () => {
    const next = [nextBin, isDev ? 'dev' : 'start', '-p', String(port), ...host];
    const show = startServer('The site', isDev ? next : [...heapLimits, ...next], {
      ...env,
      PORT: String(port),
    });
    await untilAnswered(`http://127.0.0.1:${port}/api/health`);
    show();
  });
}

/** Waits for a server. One that exits ends this process too, so the time limit is for one that hangs. */
async function untilAnswered(url) {
  for (const start = Date.now(); Date.now() - start < 180_000; await wait(200)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  await endAll(1, `${url} did not respond within three minutes.`);
}

function sayWhere() {
  const address = env.SITE_URL || `http://localhost:${port}`;
  say(`\nSite: ${address}`);
  if (ports.SECOND_PORT) say(`Second instance: http://localhost:${ports.SECOND_PORT}`);
  if (local) {
    const data = onEmulators ? 'in the emulators, until they stop' : env.DATA_DIR;
    say(`Sent mail: ${address}/dev/mail\nData: ${data}\n\nSample logins`);
    const logins = JSON.parse(readFileSync(join(root, 'scripts/sample-logins.json'), 'utf8'));
    for (const { role, email, password } of logins) say(`  ${role.padEnd(14)}${email.padEnd(28)}${password}`);
  }
  say('\nPress Ctrl-C to stop.');
}
