/**
 * `npm run messages`: compiles each group of messages in the catalogs `messages/en/<noun>.json` to a typed
 * module `messages/<noun>/<group>.ts`. The catalogs are in ICU MessageFormat: arguments, `plural`, `select`,
 * and tags for markup.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalog } from './messages/compile-catalog';

const folder = fileURLToPath(new URL('../messages', import.meta.url));

for (const file of readdirSync(join(folder, 'en'))) {
  const noun = file.replace(/\.json$/, '');
  const modules = compileCatalog(noun, JSON.parse(readFileSync(join(folder, 'en', file), 'utf8')));
  rmSync(join(folder, noun), { recursive: true, force: true });
  mkdirSync(join(folder, noun));
  for (const [path, text] of modules) writeFileSync(join(folder, path), text);
}
