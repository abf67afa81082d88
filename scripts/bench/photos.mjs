import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../process/processes.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);

/** Photo processing compared with bare sharp, in a separate process that can load server code. */
export async function measurePhotos() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/photos.ts'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  const { own, bare, peakBytes } = JSON.parse(stdout);
  return { ownMs: median(own), bareMs: median(bare), peakBytes };
}
