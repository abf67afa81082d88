import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile the scripts that every page loads while they arrive: see docs/decisions/027-compile-hint.md.
 * `folder`: what `next build` has written. Throws when its manifest does not name these scripts.
 */
export function hintMainScripts(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'));
  if (!rootMainFiles?.length)
    throw new Error('build-manifest.json names no rootMainFiles: see docs/decisions/027-compile-hint.md');
  for (const file of rootMainFiles.map((name) => join(folder, name))) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(compileHint)) writeFileSync(file, compileHint + code);
  }
}
