/**
 * `npm run bench`: how fast pages and bids are, each as a ratio to a bare Next app measured in the same run, and whether
 * 300 auctions with bidders at the same instant come out right. Ends with 1 on a wrong result, not on a slow one.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { endAll, root } from './processes.mjs';
import { say, timed } from './say.mjs';

requireNode();
await ensureInstalled();
// What judges results is the product's own TypeScript.
const { register } = await import('tsx/esm/api');
register();
const [
  { startServers },
  { createBidders },
  { measurePages },
  { measureBids, measureWhileBidding },
  rounds,
  table,
] = await Promise.all(
  ['servers.mjs', 'bidders.mjs', 'pages.mjs', 'bids.mjs', 'rounds.mjs', 'table.mjs'].map(
    (file) => import(pathToFileURL(join(root, 'scripts/bench', file)).href),
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'bank-owned-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const only = process.argv.slice(2);
const isWanted = (part) => only.length === 0 || only.includes(part);
const seed = Number(process.env.BENCH_SEED || Date.now() % 1_000_000);

try {
  await bench();
} catch (error) {
  await endAll(1, error.stack);
}

async function bench() {
  const servers = await startServers(folder);
  const found = {};
  if (isWanted('pages')) {
    found.pages = await timed('Asking pages, turn about with bare ones', () => measurePages(servers));
  }
  if (isWanted('bids') || isWanted('rounds')) {
    const bidders = await timed('Registering 40 bidders', () => createBidders(servers, 40));
    if (isWanted('bids')) {
      found.bids = await timed('Bidding, turn about with bare rows', () => measureBids(servers, bidders));
      found.busy = await timed('Asking a page while bids change it', () =>
        measureWhileBidding(servers, bidders),
      );
    }
    if (isWanted('rounds')) {
      found.rounds = await timed(`300 auctions with bidders at the same instant (BENCH_SEED=${seed})`, () =>
        rounds.runRounds(
          servers,
          bidders,
          randomFrom(seed),
          (done) => done % 50 === 0 && say(`  ${done} done`),
        ),
      );
    }
  }
  const defects = table.defectsOf(found);
  say(`\n${machine()}\n`);
  table.printTable(table.rowsOf(found));
  for (const defect of defects.slice(0, 20)) console.error(`DEFECT  ${defect}`);
  await endAll(defects.length > 0 ? 1 : 0, table.lastLine(found, defects));
}

function machine() {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${load}`;
}

/** Mulberry32: the same rounds for the same seed. */
function randomFrom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
