import { z } from 'zod';
import { questionSchema } from '@/lib/domain/inquiries/question';
import { visitSchema } from '@/lib/domain/inquiries/showing';
import type { TextUse } from '@/lib/domain/listings/fair-housing/vocabulary/protected-class';

const home = { listingKey: z.string(), slug: z.string(), place: z.string(), sellerId: z.string() };

/** A seller's answer to a question. */
const answerSchema = z.object({
  ...home,
  questionId: z.string(),
  askerId: z.string(),
  uid: z.string(),
  text: z.string(),
  at: z.number().int(),
  /** Status of the question when the answer was written. Older ones lack it. */
  questionStatus: questionSchema.shape.status.optional(),
});

/** The message of an offer or a counteroffer that was sent without it. */
const letterSchema = z.object({
  ...home,
  offerId: z.string(),
  /** Which step of the offer it belongs to. */
  requestId: z.string(),
  buyerId: z.string(),
  uid: z.string(),
  text: z.string(),
});

const note = z.string();

/** A text with words about people. It is sent once staff find no fault in it. */
export const heldSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), question: questionSchema, note }),
  z.object({ kind: z.literal('visit'), visit: visitSchema, note }),
  z.object({ kind: z.literal('answer'), answer: answerSchema, note }),
  z.object({ kind: z.literal('letter'), letter: letterSchema, note }),
]);
export type Held = z.infer<typeof heldSchema>;

interface HeldText extends z.infer<z.ZodObject<typeof home>> {
  readonly text: string;
  /** Who wrote it. */
  readonly uid: string;
  /** The person it is for besides the seller, who must not read it either; null if there is none. */
  readonly readerId: string | null;
  readonly use: TextUse;
}

/** What the kinds of held texts have in common. */
export function heldTextOf(held: Held): HeldText {
  switch (held.kind) {
    case 'question':
      return { ...held.question, uid: held.question.askerId, readerId: null, use: 'question' };
    case 'visit':
      return { ...held.visit, text: held.visit.note, readerId: null, use: 'visit' };
    case 'answer':
      return { ...held.answer, readerId: held.answer.askerId, use: 'question' };
    case 'letter':
      return { ...held.letter, readerId: held.letter.buyerId, use: 'letter' };
  }
}
