import { z } from 'zod';
import { bidAnswerSchema } from '@/lib/domain/auctions/commands/bid-answer';
import { cents } from '@/lib/domain/shared/money';

export const roundKinds = ['different', 'reserve', 'same', 'window', 'twice', 'close', 'plain'] as const;

const centsField = z.int().transform(cents);

const answerSchema = z
  .object({
    status: z.int(),
    body: z.looseObject({ reason: z.string().optional(), minimumCents: z.int().optional() }),
  })
  .transform(({ status, body }) => ({
    status,
    body,
    /** Undefined when the response is neither a receipt nor a refusal that the rules define. */
    answer: bidAnswerSchema.safeParse(toAnswer(status, body)).data,
  }));

/** The bids sent to one auction at the same instant, every response, and the auction as read afterwards. */
export const roundSchema = z.object({
  kind: z.enum(roundKinds),
  reserveCents: centsField.nullable(),
  bids: z.array(z.object({ maximumCents: centsField, answers: z.array(answerSchema) })),
  entries: z.array(z.unknown()),
  auction: z.object({
    status: z.string(),
    outcome: z.string().nullable(),
    startingBidCents: centsField,
    currentPriceCents: z.int(),
    extensionWindowMs: z.int(),
    leaderAlias: z.string().nullable(),
    endsAt: z.iso.datetime(),
    scheduledEndsAt: z.iso.datetime(),
    version: z.int(),
    ledgerHead: z.string(),
  }),
  standings: z.array(z.object({ alias: z.string().nullable(), standing: z.string() })),
});
export type Round = z.output<typeof roundSchema>;

interface Refused {
  readonly reason?: string | undefined;
  readonly minimumCents?: number | undefined;
  readonly signature?: unknown;
}

/** The answer as the rules define it, without the site's signature of the receipt. */
function toAnswer(status: number, { signature, ...body }: Refused) {
  if (status === 201) return { ok: true, value: body };
  const { reason, minimumCents } = body;
  return { ok: false, reason: { reason, ...(minimumCents !== undefined && { minimumCents }) } };
}
