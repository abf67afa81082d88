import 'server-only';
import { z } from 'zod';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';
import { getSession } from '@/lib/server/people/sessions/session';
import { clientAddress, isFromOwnMachine } from '@/lib/server/platform/edge/client-address';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, type RateLimitAnswer, takeToken } from '@/lib/server/platform/rate-limit';
import type { BidRequest } from './run-bid-command';
import { withdrawUnanswered } from './withdraw-unanswered';

/** Per bidder across all auctions: more bids than a person places, fewer than a script. */
const bidderLimit: RateLimit = { name: 'bids', burst: 40, refillMs: 500 };
/** Per IP address, which an office full of bidders may share. */
const addressLimit: RateLimit = { name: 'bids-place', burst: 600, refillMs: 20 };
/** A page looks up its answer each time it comes back online. */
const lookUpLimit: RateLimit = { name: 'bid-look-ups', burst: 60, refillMs: 1_000 };
/** A valid Idempotency-Key. */
const keyPattern = /^[\w-]{8,128}$/;

/** Turns anything other than a number into NaN, which the rules refuse with a reason. */
export const amountField = z
  .unknown()
  .transform((amount) => (typeof amount === 'number' ? amount : Number.NaN));

/** A bid or purchase route: checks the session, Idempotency-Key and rate limits, then runs `command`. */
export const bidRoute = <Body extends object>(
  body: z.ZodType<Body>,
  command: (request: BidRequest & Body) => Promise<Result<object, BidRefusal>>,
) =>
  apiRoute<{ id: string }, Body>({ body, maxBytes: 1_024 }, async (context) => {
    const { request, params, body: bid, receivedAt, requestId } = context;
    const by = await getSession();
    if (!by) return bidRefusal({ reason: 'signed-out' });
    const key = keyOf(request);
    if (key === null) return invalidKey();
    const token = takeBidToken(by.user.uid, request, receivedAt);
    if (!token.isAllowed) return bidRefusal({ reason: 'rate-limited' }, token.retryAfterSeconds);
    const answer = await command({ auctionId: params.id, by, key, receivedAt, requestId, ...bid });
    return answer.ok ? Response.json(answer.value, { status: 201 }) : bidRefusal(answer.reason);
  });

/** Counts by account and by address, not by an id that the client can make up. */
function takeBidToken(uid: string, request: Request, nowMs: number): RateLimitAnswer {
  const byBidder = takeToken(bidderLimit, uid, nowMs);
  if (!byBidder.isAllowed || isFromOwnMachine(request)) return byBidder;
  return takeToken(addressLimit, clientAddress(request), nowMs);
}

/**
 * For a page that lost the response: returns the answer to the bidder's request under its key. Otherwise
 * withdraws the key and returns `{ answer: null }`, so that no late copy of the request counts. Never bids.
 */
export const withdrawRoute = () =>
  apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) => {
    const by = await getSession();
    if (!by) return bidRefusal({ reason: 'signed-out' });
    const key = keyOf(request);
    if (key === null) return invalidKey();
    const token = takeToken(lookUpLimit, by.user.uid, receivedAt);
    if (!token.isAllowed) return bidRefusal({ reason: 'rate-limited' }, token.retryAfterSeconds);
    const found = await withdrawUnanswered({ auctionId: params.id, by, key, receivedAt });
    return found.ok ? Response.json({ answer: found.value }) : bidRefusal(found.reason);
  });

function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key') ?? '';
  return keyPattern.test(key) ? key : null;
}

const invalidKey = (): Response =>
  problem(422, 'invalid-key', 'Send an Idempotency-Key of 8 to 128 letters, digits, _, or -.');

/** The response to a refused bid or purchase. */
function bidRefusal({ reason, until, ...more }: BidRefusal, retryAfterSeconds = 1): Response {
  const response = problem(bidRefusalStatus[reason], reason, details[reason], {
    ...more,
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  });
  if (reason === 'busy' || reason === 'rate-limited')
    response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

const details: Readonly<Record<BidRefusal['reason'], string>> = {
  'signed-out': 'Sign in to bid.',
  'email-unverified': 'Confirm your email address first. We can resend the link.',
  'not-registered': 'Register to bid first, or finish your registration.',
  'own-listing': 'This is your own listing, so you can’t bid on it.',
  'conflict-of-interest': 'You have a conflict of interest, so you can’t bid on this home.',
  suspended: 'Your account can’t bid right now. Contact us.',
  'investor-wait': 'Covered investors must wait until the home has been listed at its price for 90 days.',
  'owner-occupants-first': 'During the head start, only buyers who will live in the home can bid.',
  'over-limit': 'This is above your bid limit. Request a higher limit with proof of funds.',
  'lead-paint': 'The home may have lead paint. Accept the lead paint terms with your first bid.',
  'sign-in-again': 'A bid this high requires a sign-in within the last 15 minutes. Sign in again.',
  'not-found': 'This auction doesn’t exist.',
  'not-started': 'The auction hasn’t started yet.',
  ended: 'The auction has ended.',
  cancelled: 'The auction was canceled.',
  paused: 'The auction is paused. It will be extended by the length of the pause.',
  'too-low': 'Another bid came first. Bid at least the minimum.',
  'not-above-own-maximum': 'You’re already leading. Raise your maximum by at least $1.',
  'no-buy-now': 'Buy Now isn’t available for this home.',
  'buy-now-over': 'Buy Now ended because a bid came first. Place a bid instead.',
  'price-changed': 'This isn’t the buy-now price, so nothing was bought. Check the price and try again.',
  'confirm-maximum': 'This is more than 1.25 times the minimum next bid. Confirm the amount.',
  'invalid-amount': 'Bid in whole dollars, up to $1,000,000,000.',
  withdrawn:
    'This Idempotency-Key was withdrawn before the request arrived. Your bid was not placed; use a new key.',
  'key-reused': 'This Idempotency-Key was used for another bid. Use a new key.',
  'rate-limited': 'Too many bids in a short time. Wait a moment, then try again.',
  busy: 'Too many bids right now. Send the same request again.',
};
