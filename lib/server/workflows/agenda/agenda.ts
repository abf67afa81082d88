import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmationMs } from '@/lib/domain/drafts/fact-confirmation';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import { addressLines } from '@/lib/domain/listings/address';
import { type AgendaEntry, byUrgency, type Waiting } from '@/lib/domain/notifications/agenda';
import { routes } from '@/lib/routes';
import { listAuctionEventsOf } from '@/lib/server/catalog/feeds/auction-events';
import type { AuctionEvent } from '@/lib/server/catalog/feeds/calendar';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { getFavorites } from '@/lib/server/records/favorites/favorites';
import { listOwnQuestions } from '@/lib/server/records/inquiries/questions';
import { listOwnShowings } from '@/lib/server/records/inquiries/showings';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';
import { listDueInClosings } from './closing-agenda';
import { listDueOffers } from './offer-agenda';

/** Everything with a date: auctions of homes saved or bid on, showings, closing and offer deadlines. */
export async function listAgenda(user: User, now: number): Promise<readonly AgendaEntry[]> {
  const [marks, bids] = await Promise.all([getFavorites(user.uid), listMyBids(user.uid)]);
  const slugs = new Set([...favoriteSlugs(marks, 'saved'), ...bids.map(({ slug }) => slug)]);
  const [events, visits, decisions, drafts, due] = await Promise.all([
    listAuctionEventsOf([...slugs], now),
    listVisits(user, now),
    listOpenDecisions(user.uid, bids),
    listDrafts(user),
    listDue(user, now),
  ]);
  const { bySlug } = await listingModel();
  const places = new Map(
    decisions.map(({ slug }) => {
      const listing = bySlug.get(slug);
      return [slug, listing ? addressLines(listing).join(', ') : ''];
    }),
  );
  return [
    ...events.filter(({ isCancelled }) => !isCancelled).flatMap(auctionEntries),
    ...visits,
    ...decisions.map(({ auctionId, decideBy, slug }) => ({
      id: `decision-${auctionId}`,
      at: Date.parse(decideBy),
      what: 'Decision due',
      place: places.get(slug) ?? '',
      path: routes.dashboard,
    })),
    ...drafts.flatMap(confirmationEntry),
    ...due.map(({ entry }) => entry),
  ];
}

/** Open tasks other than below-reserve decisions: questions, showings, listings, closings, offers. */
export async function listWaiting(user: User, now: number): Promise<readonly Waiting[]> {
  const [{ received }, showings, drafts, due] = await Promise.all([
    listOwnQuestions(user),
    listOwnShowings(user, { all: [], from: 0, now }),
    listDrafts(user),
    listDue(user, now),
  ]);
  const questions = received.filter(({ status }) => status === 'open');
  const visits = showings.received.filter(({ status, startsAt }) => status === 'requested' && startsAt > now);
  return [
    ...questions.map(({ questionId: id, place }) => ({
      id,
      what: 'Answer a question',
      place,
      path: accountRoutes.questions,
      by: null,
    })),
    ...visits.map(({ visitId: id, place, startsAt: by }) => ({
      id,
      what: 'Confirm or decline a showing',
      place,
      path: accountRoutes.showings,
      by,
    })),
    ...drafts.flatMap((draft) => draftWaiting(draft, now) ?? []),
    ...due.flatMap(({ waits }) => waits),
  ].sort(byUrgency);
}

/** Only the deadlines of a person's closings and offers. */
export const listDeadlines = async (user: User, now: number): Promise<readonly AgendaEntry[]> =>
  (await listDue(user, now)).map(({ entry }) => entry);

const listDue = async (user: User, now: number) =>
  (await Promise.all([listDueInClosings(user.uid, now), listDueOffers(user, now)])).flat();

function draftWaiting(draft: Draft, now: number): Waiting | null {
  const { draftId: id, standing } = draft;
  const place = placeOfDraft(draft);
  if (standing.status === 'ChangesRequested')
    return {
      id,
      what: 'Make the changes the reviewer requested',
      place,
      path: accountRoutes.draftStep(id, 'preview'),
      by: null,
    };
  const [entry] = confirmationEntry(draft);
  if (!entry || !standing.confirmation || standing.confirmation.reminders === 0 || entry.at < now)
    return null;
  return { id, what: 'Confirm your listing is still accurate', place, path: entry.path, by: entry.at };
}

function confirmationEntry(draft: Draft): readonly AgendaEntry[] {
  const { draftId, standing } = draft;
  const isForSale = standing.status === 'Active' || standing.status === 'ComingSoon';
  if (!standing.confirmation || !isForSale) return [];
  return [
    {
      id: `confirm-${draftId}`,
      at: standing.confirmation.at + confirmationMs,
      what: 'Listing confirmation due',
      place: placeOfDraft(draft),
      path: accountRoutes.myListing(draftId),
    },
  ];
}

function auctionEntries({ auctionId, place, url, startsAt, endsAt }: AuctionEvent): readonly AgendaEntry[] {
  const path = new URL(url).pathname;
  return [
    { id: `start-${auctionId}`, at: Date.parse(startsAt), what: 'Auction opens', place, path },
    { id: `end-${auctionId}`, at: Date.parse(endsAt), what: 'Auction ends', place, path },
  ];
}

async function listVisits(user: User, now: number): Promise<readonly AgendaEntry[]> {
  const { received, sent } = await listOwnShowings(user, { all: [], from: 0, now });
  const path = accountRoutes.showings;
  return [
    ...received.map((visit) => ({ visit, whose: 'Showing of your home' })),
    ...sent.map((visit) => ({ visit, whose: 'Your showing' })),
  ]
    .filter(({ visit: { status } }) => status === 'confirmed' || status === 'requested')
    .map(({ visit: { visitId, startsAt, place, status }, whose }) => ({
      id: `visit-${visitId}`,
      at: startsAt,
      place,
      path,
      what: status === 'confirmed' ? whose : `${whose}, not confirmed yet`,
    }));
}

const placeOfDraft = ({ answers }: Draft): string =>
  toStreet(answers.street ?? '') ? (answers.street ?? '') : 'Your property';
