import 'server-only';
import { refuseAnswer, refuseAsking } from '@/lib/domain/inquiries/question';
import { refuseVisit } from '@/lib/domain/inquiries/showing';
import { addMessage } from '@/lib/domain/offers/add-message';
import { isCallOpen } from '@/lib/domain/offers/evolve-offer-book';
import { type Held, heldTextOf } from '@/lib/domain/staff/held';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isSellersViewer, listSellers, readSellers } from '@/lib/server/people/organizations/seller';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { questions } from '@/lib/server/records/inquiries/inquiry-collections';
import { notifyOfInquiry } from '@/lib/server/records/inquiries/notify-of-inquiry';
import {
  notifyOfVisit,
  publishAnswer,
  sendQuestion,
  sendVisit,
} from '@/lib/server/records/inquiries/send-inquiry';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { letterIdOf } from '@/lib/server/workflows/offers/held-message';
import { readBook, recordOffers } from '@/lib/server/workflows/offers/offer-book';

type HeldAnswer = Extract<Held, { kind: 'answer' }>['answer'];
type HeldLetter = Extract<Held, { kind: 'letter' }>['letter'];

/** Whether the writer may still send the text: the home may be sold by now, or the account closed. */
export async function canRelease(tx: Reader, held: Held, now: number): Promise<boolean> {
  const { listingKey, uid } = heldTextOf(held);
  const [user, listing] = await Promise.all([tx.get(users, uid), tx.get(listings, listingKey)]);
  if (!user || user.data.suspension || !listing) return false;
  if (held.kind === 'answer') return canPublish(tx, held.answer);
  if (held.kind === 'letter') return canAdd(tx, held.letter, now);
  const home = { ...listing.data, ...(await readSellers(tx, listing.data.seller.id)) };
  if (held.kind === 'question') return refuseAsking(user.data, home) === null;
  return held.visit.startsAt > now && refuseVisit(user.data, home) === null;
}

/**
 * What the seller did after writing the answer prevails: a public answer that was written later, whenever each was
 * released, or the dismissal of the question.
 */
async function canPublish(tx: Reader, answer: HeldAnswer): Promise<boolean> {
  const { questionId, sellerId, uid, at, questionStatus } = answer;
  const question = (await tx.get(questions, questionId))?.data;
  if (!question || (question.answerAt ?? question.answeredAt ?? 0) > at) return false;
  if (questionStatus === 'open' && question.status === 'dismissed') return false;
  const person = { uid, emailVerified: true };
  return (
    refuseAnswer(person, { ...question, sellers: await listSellers(tx, sellerId) }) === null &&
    !(await isSellersViewer(tx, sellerId, uid))
  );
}

async function canAdd(tx: Reader, letter: HeldLetter, now: number): Promise<boolean> {
  const { listingKey, offerId, sellerId, buyerId, uid } = letter;
  if (!addMessage(await readBook(tx, listingKey, [offerId]), addedBy(letter), now).ok) return false;
  if (uid === buyerId) return true;
  return (await listSellers(tx, sellerId)).includes(uid) && !(await isSellersViewer(tx, sellerId, uid));
}

const addedBy = ({ offerId, uid, requestId, text: message }: HeldLetter) => ({
  offerId,
  by: { uid, requestId },
  message,
});

const refusals = {
  question: 'question-not-sent',
  answer: 'answer-not-sent',
  letter: 'letter-not-sent',
} as const;

/** Tells the writer that a held text is not sent, with the text, so that they can write it again. */
export async function notifyOfRefusal(tx: Transaction, held: Held, now: number): Promise<void> {
  const { uid, place, slug, text } = heldTextOf(held);
  if (!(await tx.get(users, uid))) return;
  if (held.kind === 'visit') return notifyOfVisit(tx, held.visit, { uid, news: 'visit-not-sent', text, now });
  const id = `${idOf(held)}:not-sent`;
  notifyOfInquiry(tx, { id, uid, news: refusals[held.kind], place, slug, text, now });
}

/** Of the text, among all texts of people. */
function idOf(held: Exclude<Held, { kind: 'visit' }>): string {
  if (held.kind === 'question') return held.question.questionId;
  if (held.kind === 'answer') return `${held.answer.questionId}:${held.answer.at}`;
  return letterIdOf(held.letter);
}

/** Sends a held text to the other side. */
export async function release(tx: Transaction, held: Held, now: number): Promise<void> {
  if (held.kind === 'question') sendQuestion(tx, held.question, now);
  else if (held.kind === 'visit') sendVisit(tx, held.visit, now);
  else if (held.kind === 'letter') await addToOffer(tx, held.letter, now);
  else {
    const question = (await tx.get(questions, held.answer.questionId))?.data;
    if (question) publishAnswer(tx, question, held.answer, now);
  }
}

async function addToOffer(tx: Transaction, letter: HeldLetter, now: number): Promise<void> {
  const { listingKey, slug, place, sellerId, offerId, buyerId, uid, text } = letter;
  const book = await readBook(tx, listingKey, [offerId]);
  const added = addMessage(book, addedBy(letter), now);
  if (!added.ok) return;
  recordOffers(tx, { listingKey, slug, place, sellerId }, book, added.value);
  // During a highest-and-best call, sellers do not learn that a buyer has responded.
  if (isCallOpen(book, now)) return;
  const other = uid === buyerId ? sellerId : buyerId;
  const id = `${letterIdOf(letter)}:added`;
  notifyOfInquiry(tx, { id, uid: other, news: 'letter-added', place, slug, text, now });
}
