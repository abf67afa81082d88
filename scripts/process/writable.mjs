import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './say.mjs';

/** Makes the folder where it is missing and proves by a file that it can be written to. */
export function requireWritable(folder, what) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    stop(`Cannot write to ${what} (${folder}): ${error.code}. Change its permissions${hint(what)}.`);
  }
}

const hint = (what) => (what === 'DATA_DIR' ? ' or set DATA_DIR to another folder' : '');
