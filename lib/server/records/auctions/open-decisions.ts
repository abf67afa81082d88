import 'server-only';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import { listSellerIds, listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAny } from '@/lib/server/platform/store/query-any';
import { auctions } from './auction-collections';
import { readAuctionIfReadable } from './auction-record';
import type { OwnBid } from './auctions';

/** Lists the open below-reserve decisions of this person, as seller and as high bidder, most urgent first. */
export async function listOpenDecisions(
  uid: string,
  bids: readonly OwnBid[],
): Promise<readonly OpenDecision[]> {
  const now = clock.now();
  const open = [...(await listAsSeller(uid, now)), ...bids.flatMap(asHighBidder)];
  return open
    .filter(({ decideBy }) => Date.parse(decideBy) >= now)
    .sort((a, b) => Date.parse(a.decideBy) - Date.parse(b.decideBy));
}

async function listAsSeller(uid: string, now: number): Promise<readonly OpenDecision[]> {
  const { store } = runtime();
  const [sellerIds, viewed] = await Promise.all([listSellerIds(uid), listViewedSellerIds(uid)]);
  const docs = await queryAny(store, auctions, {
    field: 'sellerId',
    values: sellerIds.filter((id) => !viewed.includes(id)),
    where: [
      { field: 'state.status', op: '==', value: 'undecided' },
      { field: 'dueAt', op: '>', value: now },
    ],
  });
  const found = await Promise.all(docs.map(({ id }) => readAuctionIfReadable(store, id)));
  return found.flatMap((auction) => {
    if (auction?.state.status !== 'undecided') return [];
    const { state, slug } = auction;
    return {
      auctionId: state.terms.auctionId,
      slug,
      side: 'seller',
      highBidCents: state.priceCents,
      highBidderAlias: state.leader?.alias ?? '',
      reserveCents: state.secret.reserve?.amountCents ?? null,
      counterCents: state.counter?.amountCents ?? null,
      decideBy: new Date(state.counter?.answerBy ?? state.decideBy).toISOString(),
    } as const;
  });
}

/** The high bidder decides only on a counteroffer. Before that, it is the seller's turn. */
function asHighBidder({ auction, slug, you }: OwnBid): readonly OpenDecision[] {
  const { counterCents = null, decideBy, leaderAlias } = auction;
  if (you.standing !== 'leading' || !decideBy || !leaderAlias || counterCents === null) return [];
  return [
    {
      auctionId: auction.id,
      slug,
      side: 'high-bidder',
      highBidCents: auction.currentPriceCents,
      highBidderAlias: leaderAlias,
      reserveCents: null,
      counterCents,
      decideBy,
    },
  ];
}
