import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../process/processes.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);

/**
 * Rows per second of an import of homes, compared with csv-parse alone on the same rows, and whether memory
 * grows from import to import. Runs in a separate process that can load server code. BENCH_ROWS: rows of each.
 */
export async function measureImports() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/imports.ts'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  const { rows, own, check, again, bare, memory } = JSON.parse(stdout);
  const perSecond = (times) => (rows * 1_000) / median(times);
  return {
    rows,
    memory,
    own: perSecond(own),
    check: perSecond(check),
    again: perSecond(again),
    bare: perSecond(bare),
  };
}
