import { z } from 'zod';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auction/refusals';
import { apiRoute, problem } from '@/lib/server/api';
import { placeBid } from '@/lib/server/place-bid';
import { type RateLimit, takeToken } from '@/lib/server/rate-limit';
import { getSession } from '@/lib/server/session';

/** Amounts are judged by the rules, which say why: what is no number becomes NaN, which they refuse. */
const amountField = z.unknown().transform((amount) => (typeof amount === 'number' ? amount : Number.NaN));
const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});
/** More than a person can mean, less than a script would like: for one bidder in one auction. */
const bidLimit: RateLimit = { name: 'bids', burst: 40, refillMs: 500 };
const keyPattern = /^[\w-]{8,128}$/;

export const POST = apiRoute<{ id: string }, z.infer<typeof bodySchema>>(
  { body: bodySchema, maxBytes: 1_024 },
  async (context) => {
    const { request, params, body, receivedAt, requestId } = context;
    const session = await getSession();
    if (!session) return refusal({ reason: 'signed-out' });
    const key = request.headers.get('idempotency-key') ?? '';
    if (!keyPattern.test(key)) {
      return problem(422, 'invalid-key', 'Send an Idempotency-Key of 8 to 128 letters, digits, _ or -.');
    }
    const token = takeToken(bidLimit, `${session.user.uid} ${params.id}`, receivedAt);
    if (!token.isAllowed) return refusal({ reason: 'rate-limited' }, token.retryAfterSeconds);
    const answer = await placeBid({ auctionId: params.id, by: session, key, receivedAt, requestId, ...body });
    return answer.ok ? Response.json(answer.value, { status: 201 }) : refusal(answer.reason);
  },
);

function refusal({ reason, until, ...more }: BidRefusal, retryAfterSeconds = 1): Response {
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
  'email-unverified': 'Confirm your e-mail address first. We can send the link again.',
  'not-registered': 'Register as a bidder first, or add what is missing.',
  'own-listing': 'You sell this home, so you cannot bid on it.',
  'conflict-of-interest': 'You stand too close to the sale to bid on it.',
  suspended: 'Your account cannot bid at the moment. Contact us.',
  'investor-wait': 'Covered investors wait until the home has been listed for 90 days at its price.',
  'owner-occupants-first': 'Until the head start is over only people bid who will live there.',
  'over-limit': 'This is above your bid limit. Ask for a higher one with a proof of funds.',
  'lead-paint': 'The home may have lead paint. Accept the terms on it with your first bid.',
  'sign-in-again': 'A bid this high needs a sign-in of the last 15 minutes. Sign in again.',
  'not-found': 'There is no such auction.',
  'not-started': 'The auction has not started yet.',
  ended: 'The auction has ended.',
  cancelled: 'The auction was cancelled.',
  paused: 'The auction is paused. Its end moves by the length of the pause.',
  'too-low': 'Another bid came first. Bid at least the minimum.',
  'not-above-own-maximum': 'You lead already. Raise your maximum by at least one dollar.',
  'confirm-maximum': 'This is more than 1.25 times the minimum. Confirm the amount.',
  'invalid-amount': 'Bid in whole dollars, up to $1,000,000,000.',
  'key-reused': 'This Idempotency-Key was used for another bid. Take a new one.',
  'rate-limited': 'Too many bids in a short time. Wait a moment.',
  busy: 'Too many bids at this moment. Send the same request again.',
};
