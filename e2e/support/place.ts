import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './bidders';

export const port = Number(process.env.E2E_PORT ?? 3100);
export const authPort = Number(process.env.E2E_AUTH_PORT ?? 9199);
/** The servers beside the site. The position in this list decides the ports. */
const others = [
  'bare',
  'kill',
  'second',
  'firestore',
  'storage',
  'map',
  'clock',
  'analytics',
  'sso',
  'sealed',
  'witnessed',
  'witness',
  'desk',
] as const;
/** Ports of a server beside the site, 10 apart so that no two collide. */
export function portsOf(name: (typeof others)[number]): { readonly port: number; readonly authPort: number } {
  const step = 10 * (others.indexOf(name) + 1);
  return { port: port + step, authPort: authPort + step };
}
/** Port of the bare Next.js app, the baseline for script sizes. */
export const barePort = portsOf('bare').port;
/** The site's storage. On Firestore two instances run, and only stories that touch the store are run. */
export const engine = process.env.E2E_ENGINE === 'firestore' ? 'firestore' : 'sqlite';
export const secondPort = portsOf('second').port;
export const firestorePort = portsOf('firestore').port;
export const storagePort = portsOf('storage').port;
/** The site whose clock stories move. */
export const { port: clockPort, authPort: clockAuthPort } = portsOf('clock');

// Each worker loads this file again but inherits the environment, so a run shares one folder and one secret.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bank-owned-e2e-'));
process.env.E2E_TICK_SECRET ??= randomBytes(24).toString('hex');
export const dataDir = process.env.E2E_DATA_DIR;

/** The site that the stories run on. */
export const place: Place = {
  siteUrl: `http://localhost:${port}`,
  authUrl: `http://127.0.0.1:${authPort}`,
  tickSecret: process.env.E2E_TICK_SECRET,
};
/** Clock stories get their own site, because they affect every auction on it. On Firestore they run last. */
export const clockSite: Place =
  engine === 'firestore'
    ? place
    : {
        ...place,
        siteUrl: `http://localhost:${clockPort}`,
        authUrl: `http://127.0.0.1:${clockAuthPort}`,
      };
export const clockDataDir = `${dataDir}-clock`;
/** The second instance of the same site, on Firestore only. */
export const second: Place = { ...place, siteUrl: `http://localhost:${secondPort}` };
