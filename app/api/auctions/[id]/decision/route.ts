import { z } from 'zod';
import { type DecisionRefusal, decisionRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import {
  type BelowReserveChoice,
  decideBelowReserve,
} from '@/lib/server/workflows/bids/decide-below-reserve';
import { decisionRefusalWords } from '@/messages/auctions/decision-refusal-words';

/** Accepts any value; the domain rules refuse an invalid one with a reason. A non-number becomes NaN. */
const amountField = z.unknown().transform((amount) => (typeof amount === 'number' ? amount : Number.NaN));
const bodySchema: z.ZodType<BelowReserveChoice> = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['accept', 'decline']) }),
  z.object({ decision: z.literal('counter'), amountCents: amountField }),
  z.object({ decision: z.literal('answer-counter'), answer: z.enum(['accept', 'decline']) }),
]);

export const POST = apiRoute<{ id: string }, BelowReserveChoice>(
  { body: bodySchema, maxBytes: 1_024 },
  async ({ params, body, receivedAt, requestId }) => {
    const by = await getSession();
    if (!by) return refusal({ reason: 'signed-out' });
    const taken = await decideBelowReserve({ auctionId: params.id, by, choice: body, receivedAt, requestId });
    return taken.ok ? Response.json(taken.value) : refusal(taken.reason);
  },
);

function refusal({ reason, ...more }: DecisionRefusal): Response {
  const response = problem(decisionRefusalStatus[reason], reason, decisionRefusalWords[reason], more);
  if (reason === 'busy' || reason === 'rate-limited') response.headers.set('retry-after', '2');
  return response;
}
