import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile the scripts shared by all pages while they download
 * (docs/decisions/027-compile-hint.md).
 * `folder`: the output of `next build`. Throws if its manifest does not list these scripts.
 */
export function hintMainScripts(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'));
  if (!rootMainFiles?.length)
    throw new Error('build-manifest.json lists no rootMainFiles: see docs/decisions/027-compile-hint.md');
  for (const file of rootMainFiles.map((name) => join(folder, name))) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(compileHint)) writeFileSync(file, compileHint + code);
  }
}
