/**
 * `PORT=3190 node scripts/testing/bare-page.mjs`: builds and serves the bare Next.js app, the baseline for
 * measurements.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHint, hintMainScripts } from '../compile-hint.mjs';
import { ensureInstalled, requireNode } from '../install.mjs';
import { requireFreePorts } from '../process/ports.mjs';
import { nextBin, root, runOrStop, startServer } from '../process/processes.mjs';
import { say, timed } from '../process/say.mjs';

const app = 'scripts/bare-app';
const stamp = join(root, app, '.next/built-from');
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

requireNode();
const { PORT: port } = await requireFreePorts({ PORT: 3190 });
await ensureInstalled();
const sources = hashOfSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  await timed('Building the bare app (next build)', () =>
    runOrStop('The build of the bare app', process.execPath, [nextBin, 'build', app], { env }),
  );
  hintMainScripts(join(root, app, '.next'));
  writeFileSync(stamp, sources);
}
const show = startServer('The bare app', [nextBin, 'start', app, '-p', String(port), '-H', '127.0.0.1'], env);
show();
say(`Starting the bare app on http://127.0.0.1:${port}`);

function hashOfSources() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(compileHint);
  const files = readdirSync(join(root, app), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.m?jsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('.next'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
