import 'server-only';
import { z } from 'zod';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result } from '@/lib/domain/shared/result';
import { bidDevice } from '@/lib/server/people/sessions/device';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress, isFromOwnMachine } from '@/lib/server/platform/http/client-address';
import { type RateLimit, type RateLimitAnswer, takeToken } from '@/lib/server/platform/rate-limit';
import { signed } from '@/lib/server/platform/runtime/sign-statement';
import { bidProblems } from '@/messages/api/bid-problems';
import { problems as copy } from '@/messages/api/problems';
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
  apiRoute<{ id: string }, Body>({ body, maxBytes: 2_048 }, async (context) => {
    const { request, params, body: bid, receivedAt, requestId } = context;
    const by = await getSession();
    if (!by) return bidRefusal({ reason: 'signed-out' });
    const key = keyOf(request);
    if (key === null) return invalidKey();
    const token = takeBidToken(by.user.uid, request, receivedAt);
    if (!token.isAllowed) return bidRefusal({ reason: 'rate-limited' }, token.retryAfterSeconds);
    const device = await bidDevice();
    const answer = await command({ auctionId: params.id, by, key, receivedAt, requestId, device, ...bid });
    return answer.ok
      ? Response.json(await signed('receipt', answer.value), { status: 201 })
      : bidRefusal(answer.reason);
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
    if (!found.ok) return bidRefusal(found.reason);
    const answer = found.value?.ok ? ok(await signed('receipt', found.value.value)) : found.value;
    return Response.json({ answer });
  });

function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key') ?? '';
  return keyPattern.test(key) ? key : null;
}

const invalidKey = (): Response => problem(422, 'invalid-key', copy.invalidKey);

/** The response to a refused bid or purchase. */
function bidRefusal({ reason, until, ...more }: BidRefusal, retryAfterSeconds = 1): Response {
  const response = problem(bidRefusalStatus[reason], reason, bidProblems[reason], {
    ...more,
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  });
  if (reason === 'busy' || reason === 'rate-limited')
    response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
