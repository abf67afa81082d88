import 'server-only';
import { cache } from 'react';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import { byUrgency, type Task } from '@/lib/domain/notifications/agenda';
import { formatCount, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { readPlaces } from '@/lib/server/catalog/listings/lots';
import { listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { clock } from '@/lib/server/platform/clock';
import { listMyBids, type OwnBid } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { listOwnQuestions } from '@/lib/server/records/inquiries/questions';
import { listOwnVisits } from '@/lib/server/records/inquiries/showings';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';
import { agenda as copy } from '@/messages/dashboard/agenda';
import { listDueInClosings } from './closing-agenda';
import { draftTask } from './draft-agenda';
import { listDueOffers } from './offer-agenda';

/** A person's bids, open decisions, and all tasks by deadline. Read once per request. */
export const readTasks = cache(async (user: User) => {
  const bids = await listMyBids(user.uid);
  const decisions = await listOpenDecisions(user.uid, bids);
  return { bids, decisions, tasks: await listTasks(user, { bids, decisions }, clock.now()) };
});

/** Everything that needs this person now, nearest deadline first. `now` in ms. */
export async function listTasks(
  user: User,
  { bids, decisions }: { readonly bids: readonly OwnBid[]; readonly decisions: readonly OpenDecision[] },
  now: number,
): Promise<readonly Task[]> {
  const [{ received: questions }, { received: visits }, drafts, closings, offers, homeOf, viewed] =
    await Promise.all([
      listOwnQuestions(user),
      listOwnVisits(user),
      listDrafts(user),
      listDueInClosings(user.uid, now),
      listDueOffers(user, now),
      readHomes(),
      listViewedSellerIds(user.uid),
    ]);
  return [
    ...bids.flatMap((bid) => bidTask(bid, homeOf(bid.slug)) ?? []),
    ...decisions.flatMap((decision) => decisionTask(decision, homeOf(decision.slug)) ?? []),
    ...questions
      .filter(({ status, sellerId }) => status === 'open' && !viewed.includes(sellerId))
      .map(({ questionId: id, listingKey, place }) => ({
        id,
        what: copy.answerQuestion,
        action: copy.answer,
        listingKey,
        place,
        path: accountRoutes.questions,
        by: null,
      })),
    ...visits
      .filter(
        ({ status, startsAt, sellerId }) =>
          status === 'requested' && startsAt > now && !viewed.includes(sellerId),
      )
      .map(({ visitId: id, listingKey, place, startsAt: by }) => ({
        id,
        what: copy.answerShowing,
        action: copy.respond,
        listingKey,
        place,
        path: accountRoutes.showings,
        by,
      })),
    ...drafts.flatMap((draft) => draftTask(draft, now) ?? []),
    ...[...closings, ...offers].flatMap(({ tasks }) => tasks),
  ].sort(byUrgency);
}

/** Finds the listing key and the address of a home that is public. */
async function readHomes() {
  const [{ bySlug }, placeOf] = await Promise.all([listingModel(), readPlaces()]);
  return (slug: string): Pick<Task, 'listingKey' | 'place'> => {
    return { listingKey: bySlug.get(slug)?.listingKey ?? '', place: placeOf(slug) };
  };
}

/** Outbid while the auction still takes bids. */
function bidTask({ auction, slug, you }: OwnBid, home: Pick<Task, 'listingKey' | 'place'>): Task | null {
  const { minimumNextBidCents: minimum, status } = auction;
  if (you.standing !== 'outbid' || status !== 'open' || minimum === null) return null;
  return {
    id: `bid-${auction.id}`,
    what: copy.outbid,
    action: copy.bid({ amount: formatMoney(minimum) }),
    ...home,
    path: accountRoutes.bidOn(slug, formatCount(minimum / 100)),
    by: Date.parse(auction.endsAt),
  };
}

/** A seller who countered waits for the answer. */
function decisionTask(decision: OpenDecision, home: Pick<Task, 'listingKey' | 'place'>): Task | null {
  const { side, counterCents, highBidCents, auctionId, decideBy } = decision;
  if (side === 'seller' && counterCents !== null) return null;
  return {
    id: `decision-${auctionId}`,
    what:
      side === 'seller'
        ? copy.decideOnBid({ bid: formatMoney(highBidCents) })
        : copy.answerCounteroffer({ price: formatMoney(counterCents ?? highBidCents) }),
    action: side === 'seller' ? copy.decide : copy.respond,
    ...home,
    path: `${routes.dashboard}#decisions`,
    by: Date.parse(decideBy),
  };
}
