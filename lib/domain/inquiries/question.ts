import { z } from 'zod';
import type { User } from '@/lib/domain/accounts/user';
import { type Finding, findPhrases } from '@/lib/domain/listings/fair-housing/find-phrases';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import type { Sold } from '@/lib/domain/organizations/organization';

/** A question about a home. Only we know who asked; visitors see it once it is answered. Instants in ms. */
export const questionSchema = z.object({
  questionId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  /** The address of the home. */
  place: z.string(),
  sellerId: z.string(),
  askerId: z.string(),
  text: z.string(),
  at: z.number().int(),
  status: z.enum(['open', 'answered', 'dismissed', 'removed']),
  answer: z.string().nullable(),
  /** When the answer became public. */
  answeredAt: z.number().int().nullable(),
  /** When the public answer was written, which is earlier if a reviewer read it first. Older ones lack it. */
  answerAt: z.number().int().optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** An answered question as visitors see it. */
export interface PublicQuestion {
  readonly id: string;
  readonly text: string;
  readonly answer: string;
  readonly answeredAt: number;
}

/** Null until the question is answered. Leaves out who asked. */
export const toPublicQuestion = ({ questionId: id, text, status, answer, answeredAt }: Question) =>
  status === 'answered' && answer !== null && answeredAt !== null ? { id, text, answer, answeredAt } : null;

export type InquiryRefusal =
  /** A viewer of the selling organization changes nothing. */
  | 'viewer'
  | 'signed-out'
  | 'unverified-email'
  | 'own-listing'
  /** The home is not public, or it is sold. */
  | 'closed'
  /** Every seller of the home is suspended or has no account. */
  | 'nobody-answers'
  | 'not-found'
  | 'wrong-status'
  | 'too-many'
  | 'busy';

export type Person = Pick<User, 'uid' | 'emailVerified'>;
/** `answering` are the sellers with an account that is not suspended. */
type Home = Pick<Listing, 'standardStatus'> & Sold & { readonly answering: readonly string[] };

/** Whether this person may ask about the home or ask to see it; null means yes. */
export function refuseAsking(by: Person | null, home: Home | null): InquiryRefusal | null {
  if (!by) return 'signed-out';
  if (!home) return 'not-found';
  if (!isPublicStatus(home.standardStatus) || home.standardStatus === 'Closed') return 'closed';
  if (home.sellers.includes(by.uid)) return 'own-listing';
  if (home.answering.length === 0) return 'nobody-answers';
  return by.emailVerified ? null : 'unverified-email';
}

/** Whether this person may answer; null means yes. Only the seller may, and may replace an answer. */
export function refuseAnswer(
  by: Person | null,
  question: (Pick<Question, 'status'> & Sold) | null,
): InquiryRefusal | null {
  if (!by) return 'signed-out';
  if (!question?.sellers.includes(by.uid)) return 'not-found';
  return question.status === 'removed' ? 'wrong-status' : null;
}

export const QUESTION_MAX = 600;
export const ANSWER_MAX = 2_000;

export type PublicTextFault =
  | { readonly code: 'short' }
  | { readonly code: 'long'; readonly most: number }
  | ({ readonly code: 'people' } & Finding);

/** The most characters of a note to the reviewer of a held text. */
export const REVIEW_NOTE_MAX = 600;

/** What is wrong with a public text; null if nothing. `most` in characters. */
export function publicTextFault(text: string, most: number): PublicTextFault | null {
  const { length } = text.trim();
  if (length < 3) return { code: 'short' };
  if (length > most) return { code: 'long', most };
  const [first] = findPhrases(text, 'question');
  return first ? { code: 'people', ...first } : null;
}
