/**
 * `npm run messages`: compiles each catalog `messages/en/<noun>.json` to `messages/<noun>.ts`, one typed
 * constant or function per message, so that a page ships only the messages it uses. The catalogs are in ICU
 * MessageFormat: arguments, `plural`, `select`, and tags for markup.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalog } from './messages/compile-catalog';

const folder = fileURLToPath(new URL('../messages', import.meta.url));

for (const file of readdirSync(join(folder, 'en')).sort()) {
  const noun = file.replace(/\.json$/, '');
  const catalog = JSON.parse(readFileSync(join(folder, 'en', file), 'utf8'));
  writeFileSync(join(folder, `${noun}.ts`), compileCatalog(noun, catalog));
}
