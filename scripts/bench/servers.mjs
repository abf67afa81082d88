import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { endAll, startServer } from '../process/processes.mjs';
import { timed } from '../process/say.mjs';
import { send } from './http.mjs';

/** Starts the bare app, then our site, both on free ports with their data in `folder`. */
export async function startServers(folder) {
  const bareApp = await startBareApp(folder);
  return { ...(await startSite(folder)), ...bareApp };
}

export async function startBareApp(folder) {
  const bare = await freePort();
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  const bareEnv = { PORT: String(bare), BARE_CONTENT: content, BARE_DATA: folder };
  await start('the bare app', ['scripts/testing/bare-page.mjs'], bareEnv, `${address(bare)}/`);
  return { bare: address(bare), content };
}

/** Starts our site the way `npm start` does, on free ports with its data in `folder`. */
export async function startSite(folder) {
  const [site, emulator] = await Promise.all([freePort(), freePort()]);
  const tickSecret = randomBytes(24).toString('hex');
  const env = {
    PORT: String(site),
    AUTH_EMULATOR_PORT: String(emulator),
    DATA_DIR: join(folder, 'data'),
    SITE_URL: `http://localhost:${site}`,
    TICK_SECRET: tickSecret,
    BID_LIMIT_WITHOUT_REVIEW: '1000000000',
    FRESH_SIGN_IN_ABOVE: '1000000000',
  };
  await start('the site', ['scripts/start.mjs'], env, `${address(site)}/api/health`);
  return { site: address(site), emulator: address(emulator), tickSecret };
}

/** Starts two instances of the site on one Firestore emulator. The data is lost when the emulator ends. */
export async function startInstances() {
  const ports = [];
  while (ports.length < 5) ports.push(await freePort());
  const [site, second, emulator, firestore, storage] = ports;
  const tickSecret = randomBytes(24).toString('hex');
  const env = {
    PORT: String(site),
    SECOND_PORT: String(second),
    AUTH_EMULATOR_PORT: String(emulator),
    FIRESTORE_EMULATOR_PORT: String(firestore),
    STORAGE_EMULATOR_PORT: String(storage),
    SITE_URL: `http://localhost:${site}`,
    TICK_SECRET: tickSecret,
    BID_LIMIT_WITHOUT_REVIEW: '1000000000',
    FRESH_SIGN_IN_ABOVE: '1000000000',
    SAMPLE_SIZE: '12',
  };
  await start(
    'two instances on Firestore',
    ['scripts/start.mjs', '--firebase'],
    env,
    `${address(second)}/api/health`,
  );
  const sites = [address(site), address(second)];
  return { site: address(site), sites, emulator: address(emulator), tickSecret };
}

const address = (port) => `http://127.0.0.1:${port}`;

/** Server output is buffered and printed only if the server ends by itself. */
function start(name, args, env, url) {
  return timed(`Building if needed and starting ${name}`, async () => {
    startServer(name, args, { ...process.env, ...env });
    for (const from = Date.now(); Date.now() - from < 600_000; await wait(300)) {
      const answer = await send(url).catch(() => undefined);
      if (answer?.status === 200) return;
    }
    await endAll(1, `${name}: ${url} did not answer within ten minutes.`);
  });
}
