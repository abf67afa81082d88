/**
 * `npm run bench`: measures pages and bids as ratios to a bare Next.js app in the same run, and checks 300
 * auctions with simultaneous bidders; on Firestore also 100 auctions through two instances. Also compares
 * search with a plain scan and MiniSearch, photos with bare sharp, imports with bare csv-parse, ledger
 * verification with bare SHA-256, and bids with the transparency log and signatures with bids without them
 * (`log`). `workspace` loads the pages of a bank with 5,000 homes and of the staff desk, imports 8,000 rows four
 * times, and stores photos. Exits with 1 on a wrong result, not on a slow one.
 * `npm run bench soak` (ten minutes or SOAK_SECONDS; runs only when named): checks for leaks, and whether
 * random SIGTERM and SIGKILL lose or backdate an acknowledged bid. A leak is a rise of the memory in use
 * after forced collections, or of open descriptors, by more than 2% over five uninterrupted minutes. Exits
 * with 1 when a limit is exceeded.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFirestoreEmulator } from './emulators/firestore-emulator.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { endAll, root } from './process/processes.mjs';
import { say, timed } from './process/say.mjs';

requireNode();
await ensureInstalled();
// Results are judged with the site's own TypeScript modules.
const { register } = await import('tsx/esm/api');
register();
const [
  { startServers, startBareApp, startInstances },
  { createBidders },
  { measurePages },
  { measureBids, measureWhileBidding },
  { measureFirestoreBids },
  { measureInstances },
  { measureSearch },
  { measurePhotos },
  { measureImports },
  { measureVerifying },
  { measureLoggedBids },
  { measureWorkspace },
  { measureSoak },
  rounds,
  table,
] = await Promise.all(
  [
    'servers.mjs',
    'bidders.mjs',
    'pages.mjs',
    'bids.mjs',
    'firestore-bids.mjs',
    'instances.mjs',
    'search.mjs',
    'photos.mjs',
    'imports.mjs',
    'verifying/verifying.mjs',
    'verifying/logged-bids.mjs',
    'workspace/workspace.mjs',
    'soak/soak.mjs',
    'rounds.mjs',
    'table.mjs',
  ].map((file) => import(pathToFileURL(join(root, 'scripts/bench', file)).href)),
);

const folder = mkdtempSync(join(tmpdir(), 'bank-owned-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const only = process.argv.slice(2);
const siteParts = ['pages', 'bids', 'rounds'];
const isWanted = (part) => only.length === 0 || only.includes(part);
const soakSeconds = Number(process.env.SOAK_SECONDS || 600);
const seed = Number(process.env.BENCH_SEED || Date.now() % 1_000_000);

try {
  await bench();
} catch (error) {
  await endAll(1, error.stack);
}

async function bench() {
  const found = {};
  if (isWanted('search')) {
    found.search = await timed(
      `Searching, alternating with a plain scan and MiniSearch (BENCH_SEED=${seed})`,
      () => measureSearch(seed),
    );
  }
  if (isWanted('photos'))
    found.photos = await timed('Processing photos, alternating with bare sharp', measurePhotos);
  if (isWanted('imports'))
    found.imports = await timed('Importing tables, alternating with bare csv-parse', measureImports);
  if (isWanted('verifying')) {
    found.verifying = await timed(
      'Verifying a ledger in Node and in a browser, alternating with bare SHA-256',
      measureVerifying,
    );
  }
  if (isWanted('log')) {
    found.log = await timed(
      'Bidding with the log and signatures, alternating with bids without them',
      measureLoggedBids,
    );
  }
  if (isWanted('firestore')) {
    found.firestore = await timed(
      'Bidding on the Firestore emulator, alternating with bare transactions',
      () => measureFirestoreBids(),
    );
  }
  if (isWanted('instances')) found.instances = await measureTwo();
  if (isWanted('workspace')) {
    const { bare } = await startBareApp(join(folder, 'bare'));
    found.workspace = await measureWorkspace(folder, bare);
  }
  if (only.includes('soak')) {
    say(`Soak test for ${soakSeconds} s (SOAK_SECONDS, BENCH_SEED=${seed})`);
    found.soak = await measureSoak(folder, { seconds: soakSeconds, random: randomFrom(seed) });
  }
  if (only.length === 0 || only.some((part) => siteParts.includes(part))) await measureSite(found);
  const defects = table.defectsOf(found);
  say(`\n${machine()}\n`);
  table.printTable(table.rowsOf(found));
  for (const defect of defects.slice(0, 20)) console.error(`DEFECT  ${defect}`);
  await endAll(defects.length > 0 ? 1 : 0, table.lastLine(found, defects));
}

async function measureSite(found) {
  const servers = await startServers(folder);
  if (isWanted('pages')) {
    found.pages = await timed('Loading pages, alternating with bare ones', () => measurePages(servers));
  }
  if (isWanted('bids') || isWanted('rounds')) {
    const bidders = await timed('Registering 40 bidders', () => createBidders(servers, 40));
    if (isWanted('bids')) {
      found.bids = await timed('Bidding, alternating with bare rows', () => measureBids(servers, bidders));
      found.busy = await timed('Loading a page while bids change it', () =>
        measureWhileBidding(servers, bidders),
      );
    }
    if (isWanted('rounds')) {
      found.rounds = await timed(`300 auctions with simultaneous bidders (BENCH_SEED=${seed})`, () =>
        rounds.runRounds(servers, bidders, { plan: rounds.plan, random: randomFrom(seed), onRound }),
      );
    }
  }
}

/** Returns undefined and prints why if there is no emulator. */
async function measureTwo() {
  const { missing } = findFirestoreEmulator();
  if (missing) return void say(`SKIPPED  two instances on Firestore. ${missing}`);
  const servers = await startInstances();
  const bidders = await timed('Registering 40 bidders', () => createBidders(servers, 40));
  const seen = await timed('Bidding on one instance and reading from both', () =>
    measureInstances(servers, bidders),
  );
  const play = await timed(`100 auctions through both instances (BENCH_SEED=${seed})`, () =>
    rounds.runRounds(servers, bidders, {
      plan: rounds.instancesPlan,
      random: randomFrom(seed),
      onRound,
    }),
  );
  return { ...seen, rounds: play };
}

function onRound(done) {
  if (done % 50 === 0) say(`  ${done} done`);
}

function machine() {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${load}`;
}

/** Mulberry32: the same seed gives the same rounds. */
function randomFrom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
