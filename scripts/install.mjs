import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrStop } from './process/processes.mjs';
import { stop, timed } from './process/say.mjs';
import { requireWritable } from './process/writable.mjs';

/** Next's own floor; everything else here accepts it too. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  stop(`Node ${process.versions.node} is too old: install Node 20.9 or later (https://nodejs.org).`);
}

/** Production starts a finished build without the dev packages, such as the Auth emulator and the test programs. */
export async function ensureInstalled({ omitDev = false } = {}) {
  if (isInstalled(omitDev)) return;
  requireWritable(root, 'the project folder');
  // Without install scripts: none is needed, and the one of an optional package compiles C++ for minutes.
  const dev = omitDev ? '--omit=dev' : '--include=dev';
  const args = ['ci', '--ignore-scripts', dev, '--include=optional', '--no-audit', '--no-fund'];
  await timed('Installing packages (npm ci; about a minute)', () =>
    runOrStop('npm ci', 'npm', args, { env: { ...process.env, NODE_ENV: 'development' } }),
  );
}

/** True when every package of package-lock.json that must be there is there in that version. */
function isInstalled(omitDev) {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (omitDev && entry.dev) ||
      entry.devOptional ||
      entry.peer ||
      present[path]?.version === entry.version,
  );
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
