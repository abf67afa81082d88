/**
 * Exits with 1 if a local-mode route of the build does not return 404 outside local mode, even with the
 * tick secret. Calls the compiled handlers, because a server with the Firebase variables needs a Firebase
 * project to start.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../process/processes.mjs';
import { say, stop } from '../process/say.mjs';

const secret = 'the-secret-of-the-tick';
Object.assign(process.env, {
  NODE_ENV: 'production',
  LOCAL_MODE: '0',
  TICK_SECRET: secret,
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '(212) 555-0142',
  CONTACT_MAIL: 'hello@example.com',
  MAIL_FROM: 'hello@example.com',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  FILE_LINK_SECRET: 'x'.repeat(32),
  SIGNING_KEY: Buffer.alloc(32).toString('base64'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  FIREBASE_APP_ID: 'app',
  FIREBASE_STORAGE_BUCKET: 'my-project.firebasestorage.app',
});
const bodies = {
  auctions: { endsInMs: 1_000, startingBidCents: 20_000_000 },
  clock: { byMs: 1_000 },
  homes: { ownerId: 'somebody', state: 'published' },
};

const folder = join(root, '.next/server/app/api/dev');
const names = existsSync(folder)
  ? readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];
if (!names.includes('clock')) stop(`${folder} has no build of these routes.`);
for (const name of names) await requireClosed(name);
say(`Outside local mode ${names.map((name) => `/api/dev/${name}`).join(', ')} return 404.`);

async function requireClosed(name) {
  const body = bodies[name];
  if (!body) stop(`/api/dev/${name} needs a body in ${import.meta.filename}.`);
  const module = await createRequire(import.meta.url)(join(folder, name, 'route.js'));
  await module.routeModule.ensureUserland();
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  for (const sent of [JSON.stringify(body), 'no JSON']) {
    const request = new Request(`https://www.example.com/api/dev/${name}`, {
      method: 'POST',
      headers,
      body: sent,
    });
    const { status } = await module.routeModule.userland.POST(request, { params: Promise.resolve({}) });
    if (status !== 404) stop(`Outside local mode /api/dev/${name} returns ${status} for ${sent}.`);
  }
}
