import 'server-only';
import { refuseAsking } from '@/lib/domain/inquiries/question';
import { refuseVisit } from '@/lib/domain/inquiries/showing';
import type { Held } from '@/lib/domain/staff/report';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readSellers } from '@/lib/server/people/organizations/seller';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { notifyOfInquiry } from '@/lib/server/records/inquiries/notify-of-inquiry';
import { notifyOfVisit, sendQuestion, sendVisit } from '@/lib/server/records/inquiries/send-inquiry';
import { listings } from '@/lib/server/records/listings/listing-collections';

/** Whether the writer may still send the text: the home may be sold by now, or the account closed. */
export async function canRelease(tx: Reader, held: Held, now: number): Promise<boolean> {
  const { listingKey } = held.kind === 'question' ? held.question : held.visit;
  const uid = held.kind === 'question' ? held.question.askerId : held.visit.uid;
  const [user, listing] = await Promise.all([tx.get(users, uid), tx.get(listings, listingKey)]);
  if (!user || user.data.suspension || !listing) return false;
  const home = { ...listing.data, ...(await readSellers(tx, listing.data.seller.id)) };
  if (held.kind === 'question') return refuseAsking(user.data, home) === null;
  return held.visit.startsAt > now && refuseVisit(user.data, home) === null;
}

/** Tells the writer that a held text is not sent, with the text, so that they can write it again. */
export async function notifyOfRefusal(tx: Transaction, held: Held, now: number): Promise<void> {
  const uid = held.kind === 'question' ? held.question.askerId : held.visit.uid;
  if (!(await tx.get(users, uid))) return;
  if (held.kind === 'visit')
    return notifyOfVisit(tx, held.visit, { uid, news: 'visit-not-sent', text: held.visit.note, now });
  const { questionId, place, slug, text } = held.question;
  notifyOfInquiry(tx, {
    id: `${questionId}:not-sent`,
    uid,
    news: 'question-not-sent',
    place,
    slug,
    text,
    now,
  });
}

/** Sends a held text to the seller. */
export function release(tx: Transaction, held: Held, now: number): void {
  if (held.kind === 'question') sendQuestion(tx, held.question, now);
  else sendVisit(tx, held.visit, now);
}
