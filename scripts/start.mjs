/** `npm start`: from a fresh clone to a running site. Plain Node without packages, because it installs them. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { requireFreePort } from './ports.mjs';
import { endAll, nextBin, root, runOrStop, startServer } from './processes.mjs';
import { say, stop, timed } from './say.mjs';
import { isLocal, readSettings } from './settings.mjs';
import { requireWritable } from './writable.mjs';

const isDev = process.argv.includes('--dev');

requireNode();
readSettings();
const local = isLocal();
const port = await requireFreePort('PORT', 3000);
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  ...(local ? await localEnv() : {}),
};
await ensureInstalled();
if (!isDev) await ensureBuilt();
if (local) await startEmulator();
if (local) await seed();
await startSite();
sayWhere();

async function localEnv() {
  const authPort = await requireFreePort('AUTH_EMULATOR_PORT', 9099);
  if (authPort === port)
    stop(`PORT and AUTH_EMULATOR_PORT are both ${port}: set one of them to another port.`);
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  requireWritable(dataDir, 'DATA_DIR');
  return {
    LOCAL_MODE: '1',
    DATA_DIR: dataDir,
    AUTH_EMULATOR_PORT: String(authPort),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    TICK_SECRET: process.env.TICK_SECRET || randomBytes(24).toString('hex'),
  };
}

function startEmulator() {
  return timed('Starting the sign-in service (Firebase Auth emulator)', async () => {
    const show = startServer('The Auth emulator', ['scripts/auth-emulator.mjs'], env);
    await untilAnswered(`http://${env.FIREBASE_AUTH_EMULATOR_HOST}/`);
    show();
  });
}

function seed() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/seed.ts'];
  return timed('Filling an empty store with the sample catalogue', () =>
    runOrStop('The seed', process.execPath, args, { env, show: true }),
  );
}

function startSite() {
  // The emulator's tokens are unsigned, so a local site is for this machine only.
  const host = local ? ['-H', '127.0.0.1'] : [];
  return timed(`Starting the site (next ${isDev ? 'dev' : 'start'})`, async () => {
    const show = startServer(
      'The site',
      [nextBin, isDev ? 'dev' : 'start', '-p', String(port), ...host],
      env,
    );
    await untilAnswered(`http://127.0.0.1:${port}/api/health`);
    show();
  });
}

/** A server that ends instead of answering ends us too, so only one that hangs needs the limit. */
async function untilAnswered(url) {
  for (const start = Date.now(); Date.now() - start < 180_000; await wait(200)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  await endAll(1, `${url} did not answer within three minutes.`);
}

function sayWhere() {
  const address = env.SITE_URL || `http://localhost:${port}`;
  say(`\nThe site runs on ${address}`);
  if (local) {
    say(`Mail it sends is kept at ${address}/dev/mail; data are in ${env.DATA_DIR}\n\nSample logins`);
    const logins = JSON.parse(readFileSync(join(root, 'scripts/sample-logins.json'), 'utf8'));
    for (const { role, email, password } of logins) say(`  ${role.padEnd(14)}${email.padEnd(28)}${password}`);
  }
  say('\nCtrl-C ends it.');
}
