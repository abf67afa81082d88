import { setTimeout as wait } from 'node:timers/promises';
import { isReceiptSigned } from '@/lib/domain/auctions/ledger/check-receipt';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { signed } from '@/lib/server/platform/runtime/sign-statement';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { getLoggedLedger } from '@/lib/server/records/auctions/auctions';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';

/**
 * Prints bids a second with the log and signed receipts, and without. Run by `npm run bench`. Both bid on the same
 * store in alternating blocks. While bids with the log arrive, the log runs every second, five times as often as on a
 * site, and its last run counts, too.
 */
const blocks = Number(process.argv[2] ?? 10);
const perBlock = 400;
/** More than two bid increments. */
const stepCents = 50_000 * 100;
const runtime = openTestRuntime();
const bidders = await Promise.all(Array.from({ length: 10 }, (_, at) => aBidder(runtime, `b${at}`)));
const { key } = await siteSigner();
let number = 0;
const maximums = new Map<string, number>();

async function bid(auctionId: string) {
  const by = bidders[number % bidders.length];
  if (!by) throw new Error('There are bidders');
  number += 1;
  const maximumCents = (maximums.get(auctionId) ?? 20_000_000) + stepCents;
  maximums.set(auctionId, maximumCents);
  const request = { key: `bench-key-${number}`, requestId: 'bench', receivedAt: Date.now() };
  const answer = await placeBid({
    ...{ auctionId, by, maximumCents, confirmedMaximumCents: maximumCents },
    ...request,
  });
  if (!answer.ok) throw new Error(answer.reason.reason);
  return answer.value;
}

async function bidWithout(auctionId: string): Promise<void> {
  for (let count = 0; count < perBlock; count += 1) await bid(auctionId);
}

async function bidWithLog(auctionId: string): Promise<void> {
  let isRunning = true;
  const log = (async () => {
    while (isRunning) {
      await runLog(Date.now());
      await wait(1_000);
    }
  })();
  for (let count = 0; count < perBlock; count += 1) {
    const receipt = await signed('receipt', await bid(auctionId));
    if (count === 0 && isReceiptSigned(receipt, [key]) !== true) throw new Error('The receipt is not signed');
  }
  await runLog(Date.now());
  isRunning = false;
  ended = performance.now();
  await log;
}

let ended = 0;
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  ended = 0;
  await work();
  return ((ended || performance.now()) - start) / 1_000;
}

const withLog: number[] = [];
const without: number[] = [];
try {
  for (let block = 0; block < blocks; block += 1) {
    // A new auction in each block: a ledger that grows must not make later blocks slower.
    const [first, second] = [`with-${block}`, `without-${block}`];
    for (const auctionId of [first, second]) await aStoredAuction(runtime, auctionId);
    const runs = [
      async () => withLog.push(perBlock / (await secondsOf(() => bidWithLog(first)))),
      async () => without.push(perBlock / (await secondsOf(() => bidWithout(second)))),
    ];
    await runLog(Date.now());
    for (const run of block % 2 === 0 ? runs : runs.toReversed()) {
      await run();
      await runLog(Date.now());
    }
    const { leaves = [] } = (await getLoggedLedger(first)) ?? {};
    if (leaves.length <= perBlock || leaves.includes(null)) throw new Error('Bids are missing from the log');
  }
  process.stdout.write(JSON.stringify({ withLog, without }));
} finally {
  await runtime.end();
}
