/**
 * Preloaded into the site that `bench soak` measures. On SIGUSR2 it collects garbage and writes the memory
 * still in use to a file. Without a collection the figures depend on when V8 last collected, not on what is
 * still referenced.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  // The second collection frees what finalizers released in the first.
  setImmediate(() => {
    collectGarbage();
    const file = join(process.env.SOAK_MEMORY_FOLDER, `${process.pid}.json`);
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
});
