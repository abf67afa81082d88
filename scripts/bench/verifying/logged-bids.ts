import { setTimeout as wait } from 'node:timers/promises';
import { anOffer, aSigner } from '@/lib/domain/auctions/keys/bid-signer.fixture';
import { isReceiptSigned } from '@/lib/domain/auctions/ledger/check-receipt';
import { cents } from '@/lib/domain/shared/money';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { signed } from '@/lib/server/platform/runtime/sign-statement';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { getLedger, getLoggedLedger } from '@/lib/server/records/auctions/auctions';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { type PlaceBidRequest, placeBid } from '@/lib/server/workflows/bids/place-bid';

/**
 * Prints bids per second with the log, signed receipts, and signed bids, and without all three. Run by
 * `npm run bench`. Both bid on the same store in alternating blocks. While bids with the log arrive, the log runs every
 * second, five times as often as on a site, and its last run counts, too. The bidders sign before the clock starts, as
 * their browsers do it elsewhere, over the first entry of the ledger, whose hash the server then has to read.
 */
const blocks = Number(process.argv[2] ?? 10);
const perBlock = 400;
/** More than two bid increments. */
const stepCents = 50_000 * 100;
const runtime = openTestRuntime();
const bidders = await Promise.all(Array.from({ length: 10 }, (_, at) => aBidder(runtime, `b${at}`)));
const { key } = await siteSigner();
let number = 0;

/** The bids of a block. All have a salt of the browser; a signed one also has the signature of the bidder's key. */
async function bidsOf(auctionId: string, isSigned: boolean): Promise<readonly PlaceBidRequest[]> {
  const [head] = (await getLedger(auctionId)) ?? [];
  if (!head) throw new Error('An auction has a first entry');
  return Array.from({ length: perBlock }, (_, at) => {
    const bidder = at % bidders.length;
    const by = bidders[bidder];
    if (!by) throw new Error('There are bidders');
    number += 1;
    const maximumCents = 20_000_000 + (at + 1) * stepCents;
    const salt = number.toString(16).padStart(64, '0');
    const maximum = { alias: `Bidder ${bidder + 1}`, amountCents: cents(maximumCents), auctionId, salt };
    return {
      ...{ auctionId, by, maximumCents, confirmedMaximumCents: maximumCents, salt },
      ...{ key: `bench-key-${number}`, requestId: 'bench', receivedAt: 0 },
      ...(isSigned && { signed: anOffer(aSigner(`${auctionId} ${bidder}`), maximum, head) }),
    };
  });
}

async function bid(request: PlaceBidRequest) {
  const answer = await placeBid({ ...request, receivedAt: Date.now() });
  if (!answer.ok) throw new Error(answer.reason.reason);
  if (answer.value.signedWith !== request.signed?.key) throw new Error('The ledger has another key');
  return answer.value;
}

async function bidWithout(bids: readonly PlaceBidRequest[]): Promise<void> {
  for (const request of bids) await bid(request);
}

async function bidWithLog(bids: readonly PlaceBidRequest[]): Promise<void> {
  let isRunning = true;
  const log = (async () => {
    while (isRunning) {
      await runLog(Date.now());
      await wait(1_000);
    }
  })();
  for (const [at, request] of bids.entries()) {
    const receipt = await signed('receipt', await bid(request));
    if (at === 0 && isReceiptSigned(receipt, [key]) !== true) throw new Error('The receipt is not signed');
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
    const [signedBids, otherBids] = [await bidsOf(first, true), await bidsOf(second, false)];
    const runs = [
      async () => withLog.push(perBlock / (await secondsOf(() => bidWithLog(signedBids)))),
      async () => without.push(perBlock / (await secondsOf(() => bidWithout(otherBids)))),
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
