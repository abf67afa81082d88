/**
 * Runs the Storage emulator of firebase-tools on 127.0.0.1 until this process ends. Its data is lost then.
 * Its rules need a Java program that is not always installed, so rules are off: only the server has access
 * and browsers are refused. Adds what the site relies on and the emulator ignores: `ifGenerationMatch=0` and
 * `generation`, as Cloud Storage documents them. The classes used are private API of firebase-tools; the
 * exact version is pinned in package.json.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js';
import { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';
import { createApp } from 'firebase-tools/lib/emulator/storage/server.js';

const PROJECT = 'demo-bank-owned-new-york';
const host = '127.0.0.1';
const port = Number(process.env.STORAGE_EMULATOR_PORT || 9199);
const folder = mkdtempSync(join(tmpdir(), 'storage-emulator-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => process.exit());

class LocalStorageEmulator extends StorageEmulator {
  getPersistenceTmpDir() {
    return folder;
  }
  createRulesManager() {
    return { getRuleset: () => undefined };
  }
}

const emulator = new LocalStorageEmulator({ projectId: PROJECT, host, port });
EmulatorRegistry.set('storage', emulator);
const { adminStorageLayer: layer } = emulator;

/** Names of copy sources whose destination must not exist yet. */
const onlyIfAbsent = new Set();
const { copyObject } = layer;
layer.copyObject = (copy) => {
  const mustBeAbsent = onlyIfAbsent.delete(copy.sourceObject);
  if (mustBeAbsent && layer.getMetadata(copy.destinationBucket, copy.destinationObject))
    throw Object.assign(new Error('At least one of the pre-conditions you specified did not hold.'), {
      code: 412,
    });
  return copyObject.call(layer, copy);
};

const app = await createApp(PROJECT, emulator);
app.use((error, _request, response, next) => {
  if (error.code !== 412) return next(error);
  response.status(412).json({ error: { code: 412, message: error.message } });
});

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, `http://${host}`);
  const [, bucket, object, then] = /\/b\/([^/]+)\/o\/([^/]+)(\/rewriteTo)?/.exec(pathname) ?? [];
  const generation = searchParams.get('generation');
  const name = decodeURIComponent(object ?? '');
  if (generation && String(layer.getMetadata(bucket, name)?.generation) !== generation) {
    response.writeHead(404).end(`No such object: ${bucket}/${name}#${generation}`);
    return;
  }
  if (then && searchParams.get('ifGenerationMatch') === '0') onlyIfAbsent.add(name);
  app(request, response);
})
  .on('error', (error) => {
    console.error(`Storage emulator: ${error.message}`);
    process.exit(1);
  })
  .listen(port, host, () => console.log(`Storage emulator ready on ${host}:${port}`));
