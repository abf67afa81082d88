import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHint, hintMainScripts } from './compile-hint.mjs';
import { nextBin, root, runOrStop } from './process/processes.mjs';
import { timed } from './process/say.mjs';
import { requireWritable } from './process/writable.mjs';

const verifierSources = join('scripts', 'commands', 'verifier');
const folders = ['app', 'components', 'lib', 'messages', 'providers', 'public', 'sample', verifierSources];
/** Made by the build, so that the pages can show its hash. */
const verifierPackage = join('public', 'verifier');
/**
 * Placeholders for the secrets, which the build does not need. One that leaks into the build can be found
 * there.
 */
export const secretMarks = Object.fromEntries(
  JSON.parse(readFileSync(join(root, 'scripts/secrets.json'), 'utf8')).map((name) => [
    name,
    `mark-of-${name.toLowerCase()}-in-the-build`,
  ]),
);
/** Read by the seed, not by the build. */
const samplePictures = join('sample', 'pictures');
/** Top-level files that the build does not read. */
const isOfTools = /^(next-env\.d|(playwright|vitest)\.config)\.m?ts$|^biome\.json$/;
const dist = join(root, '.next');
const stamp = join(dist, 'built-from');

/** Builds unless the last build came from exactly these sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const sources = hashOfSources();
  requireWritable(dist, 'the build folder');
  const { packVerifier } = await import('./commands/verifier/pack.mjs');
  rmSync(join(root, verifierPackage), { recursive: true, force: true });
  await timed('Packing the verifier', () => packVerifier(root, join(root, verifierPackage)));
  await timed('Building (next build, about a minute)', () =>
    runOrStop('next build', process.execPath, [nextBin, 'build'], {
      env: { ...process.env, ...secretMarks, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  hintMainScripts(dist);
  writeFileSync(stamp, sources);
}

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();

function hashOfSources() {
  const hash = createHash('sha256')
    .update(process.version)
    .update(JSON.stringify(secretMarks))
    .update(compileHint);
  for (const file of sourceFiles())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function sourceFiles() {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  return [
    ...top.filter((name) => /\.(m?[jt]s|json|tsx)$/.test(name) && !isOfTools.test(name)).sort(),
    ...folders.flatMap(filesUnder),
  ].filter((file) => !/\.test\.tsx?$/.test(file) && !isLeftOut(file));
}

const isLeftOut = (file) => [samplePictures, verifierPackage].some((folder) => file.startsWith(folder));

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

if (process.argv[1] === join(root, 'scripts', 'build.mjs')) await ensureBuilt();
