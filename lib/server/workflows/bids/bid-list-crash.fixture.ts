import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { auctionSecrets } from '@/lib/server/records/auctions/auction-collections';
import { placeBid } from './place-bid';
import { startBidList } from './start-bid-list';

export const listedAuctions = Array.from({ length: 10 }, (_, n) => `listed-${n}`);
export const rivalDollars = 300_000;

/** The process kills itself right after the loss in this auction. */
export const lastBeaten = 'listed-3';

/** Runs as a separate process: a rival outbids a list in one auction after the other. Prints each auction. */
async function outbid(): Promise<void> {
  const { store } = runtime();
  const endsAt = Date.now() + 3_600_000;
  for (const id of listedAuctions) await aStoredAuction({ store }, id, { endsAt });
  const [ann, rival] = [await aBidder({ store }, 'ann'), await aBidder({ store }, 'rival')];
  await startBidList({
    by: ann,
    lots: listedAuctions.map((auctionId) => ({ auctionId, maximumCents: 25_000_000 })),
    acceptsLeadPaint: true,
    key: 'list-key',
    receivedAt: Date.now(),
  });
  for (const auctionId of listedAuctions) {
    const maximumCents = rivalDollars * 100;
    await placeBid({
      auctionId,
      by: rival,
      maximumCents,
      confirmedMaximumCents: maximumCents,
      key: `rival-${auctionId}`,
      receivedAt: Date.now(),
      requestId: 'r',
    });
    process.stdout.write(`${auctionId}\n`);
    // At once, so that the list has lost here and has not bid in the next auction.
    if (auctionId === lastBeaten) process.kill(process.pid, 'SIGKILL');
    await moved(auctionId);
  }
}

/** Waits until the list leads in the next auction. */
async function moved(auctionId: string): Promise<void> {
  const next = listedAuctions[listedAuctions.indexOf(auctionId) + 1] ?? '';
  while (!(await runtime().store.get(auctionSecrets, next))?.data.leader)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

if (process.argv[1]?.endsWith('bid-list-crash.fixture.ts')) await outbid();
