import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrStop } from './process/processes.mjs';
import { stop, timed } from './process/say.mjs';
import { requireWritable } from './process/writable.mjs';

/** Stops unless Node is at least the minimum version of Next.js, which all other packages accept too. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  stop(`Node ${process.versions.node} is too old: install Node 20.9 or later (https://nodejs.org).`);
}

/**
 * Installs missing packages. With `omitDev` (production with a finished build) the dev packages are left
 * out.
 */
export async function ensureInstalled({ omitDev = false } = {}) {
  if (isInstalled(omitDev)) return;
  requireWritable(root, 'the project folder');
  // No install scripts: none is needed, and one of an optional package compiles C++ for minutes.
  const dev = omitDev ? '--omit=dev' : '--include=dev';
  const args = ['ci', '--ignore-scripts', dev, '--include=optional', '--no-audit', '--no-fund'];
  await timed('Installing packages (npm ci; about a minute)', () =>
    runOrStop('npm ci', 'npm', args, { env: { ...process.env, NODE_ENV: 'development' } }),
  );
}

/** Whether every required package of package-lock.json is installed in the locked version. */
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
