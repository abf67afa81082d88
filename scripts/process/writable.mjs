import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './say.mjs';

/** Creates the folder if it is missing and checks with a probe file that it is writable. */
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
