/**
 * Runs the Auth emulator of firebase-tools on 127.0.0.1 with durable accounts. The emulator keeps users in
 * memory, so every response waits until the state it reports is in DATA_DIR/auth/accounts.json; kill -9 loses
 * no acknowledged user. The classes used are private API of firebase-tools, whose exact version is a dev
 * dependency: the Firebase CLI cannot do this (docs/decisions/042-auth-emulator-in-process.md).
 */
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

const PROJECT = 'demo-bank-owned-new-york';
const port = Number(process.env.AUTH_EMULATOR_PORT ?? 9099);
const folder = join(process.env.DATA_DIR ?? '.data', 'auth');
const file = join(folder, 'accounts.json');

const state = new AgentProjectState(PROJECT);
// The default of new production projects: sign-in and reset do not reveal whether an email has an account.
state.enableImprovedEmailPrivacy = true;
await mkdir(folder, { recursive: true, mode: 0o700 });
await chmod(folder, 0o700);
let saved = await readFile(file, 'utf8').catch(() => '');
if (saved) load(JSON.parse(saved));

// Each start compiles a validator for every path of the API. Skip validating the schemas themselves: they do
// not change, and the check takes 3 of the 4 seconds.
Ajv.prototype.validateSchema = () => true;
// These paths are not used here.
for (const path of Object.keys(apiSpec.default.paths)) {
  if (/tenants|mfa|passkey|config|iamPolicy/i.test(path)) delete apiSpec.default.paths[path];
}
const app = await createApp(PROJECT, 0, new Map([[PROJECT, state]]));
const server = createServer((request, response) => {
  if (request.method !== 'OPTIONS') answerWhenSaved(response);
  app(request, response);
});
server.on('error', (error) => {
  console.error(`Auth emulator: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Auth emulator ready on http://127.0.0.1:${port} (${state.users.size} users)`);
});

/** Restores users unchanged, including `validSince`, so that sessions from before a restart stay valid. */
function load({ users, codes }) {
  for (const user of users) state.overwriteUserWithLocalId(user.localId, user);
  for (const code of codes) state.oobs.set(code.oobCode, code);
}

function answerWhenSaved(response) {
  const { write, end } = response;
  const chunks = [];
  const collect = (chunk, encoding) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
    }
  };
  response.write = (chunk, encoding) => {
    collect(chunk, encoding);
    return true;
  };
  response.end = (chunk, encoding) => {
    collect(chunk, encoding);
    Object.assign(response, { write, end });
    save().then(
      () => response.end(Buffer.concat(chunks)),
      (error) => {
        console.error(`Auth emulator: cannot save ${file}: ${error.message}`);
        response.destroy();
      },
    );
    return response;
  };
}

let running = Promise.resolve();
let next;

/**
 * Resolves when the current state is on disk. At most one write runs and one waits. Calls made in the
 * meantime share the waiting one.
 */
function save() {
  next ??= running
    .catch(() => {})
    .then(() => {
      next = undefined;
      running = writeIfChanged();
      return running;
    });
  return next;
}

async function writeIfChanged() {
  const content = JSON.stringify({ users: [...state.users.values()], codes: [...state.oobs.values()] });
  if (content === saved) return;
  const handle = await open(`${file}.tmp`, 'w', 0o600); // contains the sample passwords in clear text
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(`${file}.tmp`, file);
  await syncFolder();
  saved = content;
}

async function syncFolder() {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
