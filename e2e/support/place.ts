import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './bidders';

export const port = Number(process.env.E2E_PORT ?? 3100);
export const authPort = Number(process.env.E2E_AUTH_PORT ?? 9199);
/** Each server beside the site has its place in this list, and so ports that no other has. */
const others = ['bare', 'kill', 'second', 'firestore', 'storage', 'map', 'clock', 'analytics'] as const;
/** The ports of a server beside the site. */
export function portsOf(name: (typeof others)[number]): { readonly port: number; readonly authPort: number } {
  const step = 10 * (others.indexOf(name) + 1);
  return { port: port + step, authPort: authPort + step };
}
/** Of the bare Next app that scripts are weighed against. */
export const barePort = portsOf('bare').port;
/** What the site keeps its data in; on Firestore two instances of it run, and the stories that touch the store are told. */
export const engine = process.env.E2E_ENGINE === 'firestore' ? 'firestore' : 'sqlite';
export const secondPort = portsOf('second').port;
export const firestorePort = portsOf('firestore').port;
export const storagePort = portsOf('storage').port;
/** The site whose clock stories move. */
export const { port: clockPort, authPort: clockAuthPort } = portsOf('clock');

// Every worker reads this file again and inherits the environment: one folder and one secret for all of a run.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bank-owned-e2e-'));
process.env.E2E_TICK_SECRET ??= randomBytes(24).toString('hex');
export const dataDir = process.env.E2E_DATA_DIR;

/** The site that the stories are told on. */
export const place: Place = {
  siteUrl: `http://localhost:${port}`,
  authUrl: `http://127.0.0.1:${authPort}`,
  tickSecret: process.env.E2E_TICK_SECRET,
};
/** Moving the clock changes every auction on a site, so these stories have their own. On Firestore they run last instead. */
export const clockSite: Place =
  engine === 'firestore'
    ? place
    : {
        ...place,
        siteUrl: `http://localhost:${clockPort}`,
        authUrl: `http://127.0.0.1:${clockAuthPort}`,
      };
export const clockDataDir = `${dataDir}-clock`;
/** The other instance of the same site, where there is one. */
export const second: Place = { ...place, siteUrl: `http://localhost:${secondPort}` };
