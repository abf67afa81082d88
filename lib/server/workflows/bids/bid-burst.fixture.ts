import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { placeBid } from './place-bid';

export const burstAuctionId = 'burst';

/** Runs as a separate process: eight bidders outbid each other forever. Prints each bid's receipt. */
async function burst(): Promise<void> {
  const { store } = runtime();
  await aStoredAuction({ store }, burstAuctionId, { startingBidCents: 10_000_000 });
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => aBidder({ store }, `b${n}`)));
  let dollars = 100_000;
  await Promise.all(
    crowd.map(async (by, n) => {
      for (let key = 0; ; key += 1) {
        dollars += 10_000;
        const maximumCents = dollars * 100;
        const answer = await placeBid({
          auctionId: burstAuctionId,
          by,
          maximumCents,
          confirmedMaximumCents: maximumCents,
          key: `burst-${n}-${key}`,
          receivedAt: Date.now(),
          requestId: 'r',
        });
        if (answer.ok) process.stdout.write(`${JSON.stringify({ ...answer.value, uid: by.user.uid })}\n`);
      }
    }),
  );
}

if (process.argv[1]?.endsWith('bid-burst.fixture.ts')) await burst();
