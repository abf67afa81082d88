import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../process/processes.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);

/** Photos made fit to keep, beside bare sharp, in a process where server code can be loaded. */
export async function measurePhotos() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/photos.ts'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  const { own, bare, peakBytes } = JSON.parse(stdout);
  return { ownMs: median(own), bareMs: median(bare), peakBytes };
}
