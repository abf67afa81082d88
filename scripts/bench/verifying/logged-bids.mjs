import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../process/processes.mjs';
import { median } from '../statistics.mjs';

const run = promisify(execFile);

/**
 * Bids per second with the transparency log, signed receipts, and signed bids, compared with the same bids without them.
 * Runs in a separate process that can load server code.
 */
export async function measureLoggedBids() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/verifying/logged-bids.ts'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  const { withLog, without } = JSON.parse(stdout);
  return { withLog: median(withLog), without: median(without), ratio: median(ratios(withLog, without)) };
}

/** Of neighboring blocks, which other load on the machine affects alike. */
const ratios = (withLog, without) => withLog.map((perSecond, at) => perSecond / without[at]);
