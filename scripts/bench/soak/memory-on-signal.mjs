/**
 * Preloaded into the site that `bench soak` measures: on SIGUSR2 it collects garbage and writes down what
 * memory is still in use. Before a collection the figures show when V8 last felt like collecting, not what is
 * held.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  // What finalizers let go of in the first collection, the second one frees.
  setImmediate(() => {
    collectGarbage();
    const file = join(process.env.SOAK_MEMORY_FOLDER, `${process.pid}.json`);
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
});
