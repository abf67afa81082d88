import { z } from 'zod';
import { apiRoute, problem } from '@/lib/server/api';
import { bidLimit, bidRefusal, keyPattern } from '@/lib/server/bid-refusal';
import { buyNow } from '@/lib/server/buy-now';
import { takeToken } from '@/lib/server/rate-limit';
import { getSession } from '@/lib/server/session';

const bodySchema = z.object({
  /** The price that was read: another one than that of the terms is refused. */
  priceCents: z.unknown().transform((amount) => (typeof amount === 'number' ? amount : Number.NaN)),
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
    const answer = await buyNow({ auctionId: params.id, by: session, key, receivedAt, requestId, ...body });
    return answer.ok ? Response.json(answer.value, { status: 201 }) : bidRefusal(answer.reason);
  },
);
