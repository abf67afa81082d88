/**
 * Measures bids on the Firestore emulator, alternating with a bare Firestore transaction that makes the same
 * reads and writes: sequentially, and 40 at once on one auction. `measureFirestoreBids` runs this file in a
 * separate process.
 */
import { fileURLToPath } from 'node:url';
import { Firestore } from 'firebase-admin/firestore';
import { findFirestoreEmulator } from '../emulators/firestore-emulator.mjs';
import { freePort } from '../process/free-port.ts';
import { run, startServer } from '../process/processes.mjs';
import { say } from '../process/say.mjs';

const file = fileURLToPath(import.meta.url);
const bidders = 40;

/** Returns undefined and prints the reason when there is no emulator. */
export async function measureFirestoreBids() {
  const { missing } = findFirestoreEmulator();
  if (missing) return void say(`SKIPPED  bids on Firestore. ${missing}`);
  const port = await freePort();
  const env = {
    ...process.env,
    LOCAL_MODE: '1',
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_PORT: String(port),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  };
  startServer('The Firestore emulator', ['scripts/emulators/firestore-emulator.mjs'], env);
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok);
  const args = ['--conditions=react-server', '--import', 'tsx', file];
  const { code, output } = await run(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1));
}

if (process.argv[1] === file) {
  const found = await measure();
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit());
}

async function measure() {
  const { atOnce, inSequence, turnAbout } = await import('./bids.mjs');
  const { runtime } = await import('../../lib/server/platform/runtime/runtime.ts');
  const { aBidder } = await import('../../lib/server/platform/runtime/runtime.fixture.ts');
  const { store } = runtime();
  const crowd = [];
  for (let n = 0; n < bidders; n++) crowd.push(await aBidder({ store }, `bidder-${n}`));
  const first = await openAuction('one', store, crowd);
  // The emulator is a Java program. It is five times slower before it warms up.
  for (const work of [first.bid, first.bare]) await inSequence(150, work);
  const one = await turnAbout(8, {
    bids: () => inSequence(25, first.bid),
    bare: () => inSequence(25, first.bare),
  });
  const second = await openAuction('many', store, crowd);
  const many = await turnAbout(2, {
    bids: () => atOnce(bidders, second.bid),
    bare: () => atOnce(bidders, second.bare),
  });
  const faults = [...(await first.faults()), ...(await second.faults())];
  return { one, many, bareFailed: second.bareFailed(), faults };
}

/**
 * Opens an auction whose bidders take turns, each bidding above the last. Also returns a bare transaction
 * that repeats the reads and writes of the latest bid.
 */
async function openAuction(id, store, crowd) {
  const { aStoredAuction } = await import('../../lib/server/platform/runtime/runtime.fixture.ts');
  const { placeBid } = await import('../../lib/server/workflows/bids/place-bid.ts');
  await aStoredAuction({ store }, id, { startingBidCents: 10_000_000 });
  const refused = [];
  let count = 0;
  const bid = async () => {
    const n = ++count;
    const maximumCents = 10_000_000 + n * 5_000_000;
    const start = performance.now();
    const answer = await placeBid({
      auctionId: id,
      by: crowd[n % crowd.length],
      maximumCents,
      confirmedMaximumCents: maximumCents,
      key: `bid-${n}`,
      receivedAt: Date.now(),
      requestId: 'bench',
    });
    if (!answer.ok) refused.push(answer.reason.reason);
    return performance.now() - start;
  };
  for (const _ of crowd) await bid();
  const { bare, failed } = await bareTransaction(id, crowd[0].user.uid, count);
  return { bid, bare, bareFailed: failed, faults: () => faultsOf(id, count, refused) };
}

async function bareTransaction(id, uid, bids) {
  const { env } = await import('../../lib/server/platform/env.ts');
  const db = new Firestore({ projectId: env().projectId });
  const request = `requests/${id}:${uid}:bid-${bids}`;
  const hot = [`auctions/${id}`, `auctionSecrets/${id}`];
  const read = [...hot, `sessions/session-${uid}`, `users/${uid}`];
  const entry = `${id}:${String(bids + 1).padStart(8, '0')}`;
  const created = [`ledger/${entry}`, `auctionEvents/${entry}`, request, `outbox/${id}:${bids + 1}:outbid`];
  const written = [...hot, `bids/${id}:${uid}`];
  const paths = [...new Set([...read, ...written, ...created])];
  const docs = await db.getAll(...paths.map((path) => db.doc(path)));
  const data = new Map(docs.map((doc) => [doc.ref.path, doc.data()]));
  const copy = (path, n = '') => db.doc(`bare-${path}${n}`);
  for (const path of [...read, ...written]) await copy(path).set(data.get(path));
  let count = 0;
  let failed = 0;
  const bare = async () => {
    const n = ++count;
    const start = performance.now();
    const work = async (tx) => {
      await tx.getAll(...read.map((path) => copy(path)), copy(request, n));
      for (const path of written) tx.set(copy(path), { ...data.get(path), n });
      for (const path of created) tx.create(copy(path, n), data.get(path));
    };
    await db.runTransaction(work).catch(() => failed++);
    return performance.now() - start;
  };
  return { bare, failed: () => failed };
}

async function faultsOf(id, count, refused) {
  const { getLedger } = await import('../../lib/server/records/auctions/auctions.ts');
  const { verify } = await import('../../lib/domain/auctions/verify/verify.ts');
  const { fault, state } = verify((await getLedger(id)) ?? []);
  return [
    ...(fault ? [`Firestore, auction ${id}: ${fault.text}`] : []),
    ...refused.map((reason) => `Firestore, auction ${id}: a higher bid was refused (${reason})`),
    ...(state?.bidCount === count
      ? []
      : [`Firestore, auction ${id}: the ledger has ${state?.bidCount} of ${count} bids`]),
  ];
}
