import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import type { Question } from '@/lib/domain/inquiries/question';
import type { Visit } from '@/lib/domain/inquiries/showing';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import type { Transaction } from '@/lib/server/platform/store/store';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import { showingFaults as copy } from '@/messages/inquiries/showing-faults';
import { questions, visits } from './inquiry-collections';
import { notifyOfInquiry } from './notify-of-inquiry';

/** Stores a question and notifies its seller. */
export function sendQuestion(tx: Transaction, question: Question, now: number): Question {
  const { questionId, listingKey, sellerId, place, slug, text } = question;
  tx.create(questions, questionId, question);
  const id = `${questionId}:asked`;
  notifyOfInquiry(tx, { id, uid: sellerId, news: 'asked', place, slug, text, now });
  const data = { homeId: listingKey, questionId };
  recordHomeEvent(tx, { sellerId, type: 'question.asked', cause: questionId, at: now, data });
  return question;
}

/** Publishes a question with its answer, written `at`. The asker gets an email the first time. */
export function publishAnswer(
  tx: Transaction,
  question: Question,
  { text, at: answerAt }: { readonly text: string; readonly at: number },
  now: number,
): Question {
  const { questionId, askerId: uid, place, slug, answeredAt } = question;
  const answered: Question = { ...question, status: 'answered', answer: text, answeredAt: now, answerAt };
  tx.set(questions, questionId, answered);
  const id = `${questionId}:answered`;
  if (answeredAt === null) notifyOfInquiry(tx, { id, uid, news: 'answered', place, slug, text, now });
  return answered;
}

/** Stores a requested visit and notifies the seller. */
export function sendVisit(tx: Transaction, visit: Visit, now: number): Visit {
  tx.create(visits, visit.visitId, visit);
  lockObligations(tx, visit.uid, `visit:${visit.visitId}`);
  const text = [`${nameInMail(visit.name, copy.aVisitor)}, ${visit.email}`, visit.note]
    .filter(Boolean)
    .join('\n');
  const { visitId, sellerId, listingKey: homeId, status } = visit;
  notifyOfVisit(tx, visit, { uid: sellerId, news: 'visit-requested', text, now });
  const data = { homeId, visitId, status };
  recordHomeEvent(tx, { sellerId, type: 'visit.requested', cause: visitId, at: now, data });
  return visit;
}

type VisitNotification = Pick<Parameters<typeof notifyOfInquiry>[1], 'uid' | 'news' | 'text' | 'now'>;

export function notifyOfVisit(tx: Transaction, visit: Visit, notification: VisitNotification): void {
  const { visitId, place, slug, startsAt } = visit;
  const id = `${visitId}:${notification.news}`;
  notifyOfInquiry(tx, { ...notification, id, place, slug, visit: { visitId, startsAt } });
}
