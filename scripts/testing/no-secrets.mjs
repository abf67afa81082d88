/**
 * Exits with 1 if files of the build that browsers receive (scripts and prerendered pages) contain the name
 * or value of a secret, or if a script contains the path of a local-mode route.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretMarks } from '../build.mjs';
import { root } from '../process/processes.mjs';
import { say, stop } from '../process/say.mjs';

const dist = join(root, '.next');
const { encryptionKey } = JSON.parse(
  readFileSync(join(dist, 'server/server-reference-manifest.json'), 'utf8'),
);
const secrets = [
  ...Object.entries(secretMarks).flat(),
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ...(encryptionKey ? [encryptionKey] : []),
];
const scripts = filesUnder('static');
const files = [...scripts, ...filesUnder('server/app').filter((file) => !/\.(m?js|map)$/.test(file))];
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file} contains ${secret}`);
});
/** Scripts must not call a local-mode route. */
for (const file of scripts)
  if (readFileSync(file, 'utf8').includes('/api/dev/'))
    found.push(`${file} contains the path of a local-mode route`);
if (scripts.length === 0) stop(`${dist} has no build.`);
if (found.length > 0) stop(found.join('\n'));
say(`${files.length} files that browsers receive contain no secret.`);

function filesUnder(folder) {
  return readdirSync(join(dist, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
