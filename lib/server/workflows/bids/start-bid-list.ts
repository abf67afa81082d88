import 'server-only';
import { randomBytes } from 'node:crypto';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import type { Session } from '@/lib/domain/accounts/session';
import type { User } from '@/lib/domain/accounts/user';
import { type BidList, mostLots, withoutSpentDevice } from '@/lib/domain/auctions/bid-lists/bid-list';
import {
  type Candidate,
  type ListRefusal,
  startBidList as start,
} from '@/lib/domain/auctions/bid-lists/start-bid-list';
import { fateOf, stopBidList as stop } from '@/lib/domain/auctions/bid-lists/step-bid-list';
import { bidListIn } from '@/lib/domain/eligibility/bid-exposure';
import { refuseBidder } from '@/lib/domain/eligibility/bidder-eligibility';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import type { Device } from '@/lib/server/people/sessions/device';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { bidLists, bids, blockId, blocks } from '@/lib/server/records/auctions/bid-collections';
import { readBidEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import {
  type BidExposure,
  readBidExposure,
  setListExposure,
} from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { runBidList } from './run-bid-lists';

export interface ListRequest {
  readonly by: SignedIn;
  /** In order, with the maximums in cents. */
  readonly lots: readonly { readonly auctionId: string; readonly maximumCents: number }[];
  readonly acceptsLeadPaint: boolean;
  /** Chosen by the client: the same key means the same request. */
  readonly key: string;
  readonly receivedAt: number;
  /** Where it is started: its bids count as made there. */
  readonly device?: Device | undefined;
  /** Only checks, for the review before the start. */
  readonly isReview?: boolean;
}

export type StartRefusal =
  | ListRefusal
  | { readonly reason: 'not-found' | 'key-reused'; readonly auctionId?: string };

const listLimit: RateLimit = { name: 'bid-lists', burst: 10, refillMs: 10_000 };
const listIdOf = ({ by, key }: Pick<ListRequest, 'by' | 'key'>): string => `${by.user.uid}:${key}`;

/**
 * Starts a bid list in one commit, and then takes its first steps. A repeat returns the same list. Every bid
 * of the person writes their exposures, as this does, so a bid in one of the auctions cannot slip in between.
 */
export async function startBidList(
  request: ListRequest,
): Promise<Result<BidList, StartRefusal | CommandRefusal>> {
  const { by, lots, receivedAt } = request;
  const listId = listIdOf(request);
  const salt = randomBytes(32).toString('hex');
  const started = await runCommand({
    by,
    admitsSuspended: true,
    limit: { rate: listLimit, now: receivedAt },
    load: (tx, user, session) => loadList(tx, request, user, session),
    repeat: ({ known }): Result<BidList, StartRefusal> | null =>
      known && (isSameOrder(known, lots) ? ok(known) : refuse({ reason: 'key-reused' })),
    permit: (subject) => ok(subject),
    facts: (tx, subject) => readCandidates(tx, request, subject),
    decide: ({ user, candidates }): Result<BidList, StartRefusal> =>
      start(candidates, { listId, uid: user.uid, salt, now: receivedAt }),
    write(tx, list, { exposure }) {
      if (request.isReview) return list;
      tx.create(bidLists, listId, { ...list, ...(request.device && { device: request.device.hash }) });
      setListExposure(tx, exposure.exposures, list);
      return list;
    },
  });
  if (started.ok && !request.isReview) await runBidList(listId);
  return started;
}

interface Subject {
  readonly known: BidList | null;
  readonly user: User;
  readonly session: Session;
  readonly auctions: readonly StoredAuction[];
}

const isSameOrder = (list: BidList, lots: ListRequest['lots']): boolean =>
  list.lots.length === lots.length &&
  list.lots.every(
    ({ auctionId, maximumCents }, at) =>
      lots[at]?.auctionId === auctionId && lots[at]?.maximumCents === maximumCents,
  );

async function loadList(
  tx: Reader,
  request: ListRequest,
  user: User,
  session: Session,
): Promise<Result<Subject, StartRefusal>> {
  // The rules refuse this, too, but only after every auction was read.
  if (request.lots.length > mostLots) return refuse({ reason: 'too-many-homes' });
  const ids = [...new Set(request.lots.map(({ auctionId }) => auctionId))];
  const [known, ...found] = await Promise.all([
    tx.get(bidLists, listIdOf(request)),
    ...ids.map((id) => readAuction(tx, id)),
  ]);
  const missing = ids[found.indexOf(null)];
  if (missing !== undefined) return refuse({ reason: 'not-found', auctionId: missing });
  const auctions = found.filter((auction) => auction !== null);
  const homes = await tx.getAll(
    listings,
    auctions.map(({ state }) => state.terms.listingKey),
  );
  const lotAt = homes.findIndex((home) => home?.data.lot);
  const auctionId = auctions[lotAt]?.state.terms.auctionId;
  if (auctionId !== undefined) return refuse({ reason: 'not-found', auctionId });
  return ok({ known: known?.data ?? null, user, session, auctions });
}

async function readCandidates(
  tx: Reader,
  request: ListRequest,
  subject: Subject,
): Promise<{ readonly candidates: readonly Candidate[]; readonly exposure: BidExposure }> {
  const { user, auctions } = subject;
  const policy = bidPolicy();
  const largest = Math.max(0, ...request.lots.map(({ maximumCents }) => maximumCents));
  const exposure = await readBidExposure(
    tx,
    user.uid,
    null,
    limitOf(user, policy.withoutReviewCents) - largest,
  );
  const candidates = await Promise.all(
    request.lots.flatMap((lot) =>
      auctions
        .filter(({ state }) => state.terms.auctionId === lot.auctionId)
        .map((auction) => readCandidate(tx, { request, subject, lot, auction, exposure })),
    ),
  );
  return { candidates, exposure };
}

interface CandidateFacts {
  readonly request: ListRequest;
  readonly subject: Subject;
  readonly lot: ListRequest['lots'][number];
  readonly auction: StoredAuction;
  readonly exposure: BidExposure;
}

async function readCandidate(
  tx: Reader,
  { request, subject, lot, auction, exposure }: CandidateFacts,
): Promise<Candidate> {
  const { user, session } = subject;
  const { auctionId, maximumCents } = lot;
  const { receivedAt, acceptsLeadPaint } = request;
  const [own, block, home] = await Promise.all([
    tx.get(bids, `${auctionId}:${user.uid}`),
    tx.get(blocks, blockId(auctionId, user.uid)),
    readBidEligibility(tx, auction, user, receivedAt),
  ]);
  const leadPaint = own?.data.leadPaint ?? (acceptsLeadPaint ? leadPaintTerms.version : undefined);
  const bidder = {
    user,
    exposureCents: exposure.exposureCents,
    signedInAt: clock.toSiteTime(session.createdAt),
    hasAcceptedLeadPaint: leadPaint !== undefined,
  };
  const isOnList = bidListIn(exposure.exposures, auctionId) !== null;
  // A list binds nobody before it bids, so only its bids are told a relation.
  const facts = { ...home, block: block?.data ?? null, isOnList, meetsRelative: false };
  return {
    lot: { auctionId, maximumCents, ...(leadPaint !== undefined && { leadPaint }) },
    auction: auction.state,
    sellerId: auction.sellerId,
    canWin: own !== null && fateOf(auction.state, own.data.alias) === 'open',
    ineligibility: refuseBidder(bidder, facts, { maximumCents, at: receivedAt }, bidPolicy()),
  };
}

/** Stops the person's list. A bid that leads stays. Stopping an ended list changes nothing. */
export async function stopBidList(
  by: SignedIn,
  listId: string,
  now: number,
): Promise<Result<BidList, 'not-found' | CommandRefusal>> {
  return runCommand({
    by,
    async load(tx, user): Promise<Result<{ list: BidList; exposure: BidExposure }, 'not-found'>> {
      const list = (await tx.get(bidLists, listId))?.data;
      if (list?.uid !== user.uid) return refuse('not-found');
      return ok({ list, exposure: await readBidExposure(tx, user.uid, null) });
    },
    permit: (subject) => ok(subject),
    facts: noFacts,
    decide: ({ list }) => ok(stop(list, now)),
    write(tx, after, { list, exposure }) {
      if (after === list) return after;
      tx.set(bidLists, listId, withoutSpentDevice(after));
      setListExposure(tx, exposure.exposures, after);
      return after;
    },
  });
}
