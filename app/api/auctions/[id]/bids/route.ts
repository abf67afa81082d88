import { z } from 'zod';
import { apiRoute, problem } from '@/lib/server/api';
import { bidLimit, bidRefusal, keyPattern } from '@/lib/server/bid-refusal';
import { placeBid } from '@/lib/server/place-bid';
import { takeToken } from '@/lib/server/rate-limit';
import { getSession } from '@/lib/server/session';

/** Amounts are judged by the rules, which say why: what is no number becomes NaN, which they refuse. */
const amountField = z.unknown().transform((amount) => (typeof amount === 'number' ? amount : Number.NaN));
const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = apiRoute<{ id: string }, z.infer<typeof bodySchema>>(
  { body: bodySchema, maxBytes: 1_024 },
  async (context) => {
    const { request, params, body, receivedAt, requestId } = context;
    const session = await getSession();
    if (!session) return bidRefusal({ reason: 'signed-out' });
    const key = request.headers.get('idempotency-key') ?? '';
    if (!keyPattern.test(key)) {
      return problem(422, 'invalid-key', 'Send an Idempotency-Key of 8 to 128 letters, digits, _ or -.');
    }
    const token = takeToken(bidLimit, `${session.user.uid} ${params.id}`, receivedAt);
    if (!token.isAllowed) return bidRefusal({ reason: 'rate-limited' }, token.retryAfterSeconds);
    const answer = await placeBid({ auctionId: params.id, by: session, key, receivedAt, requestId, ...body });
    return answer.ok ? Response.json(answer.value, { status: 201 }) : bidRefusal(answer.reason);
  },
);
