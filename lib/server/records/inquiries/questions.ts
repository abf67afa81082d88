import 'server-only';
import { randomUUID } from 'node:crypto';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import {
  ANSWER_MAX,
  type MarketRefusal,
  type PublicQuestion,
  publicTextFault,
  QUESTION_MAX,
  type Question,
  refuseAnswering,
  refuseAsking,
  toPublicQuestion,
} from '@/lib/domain/inquiries/question';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { isSeller, listSellers, readSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isBuilding } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { asStaff } from '@/lib/server/records/audit-log/as-staff';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { inMarket, placeOf, tellMarket } from './in-market';
import { questions } from './inquiry-collections';

const byPerson: RateLimit = { name: 'questions', burst: 10, refillMs: 360_000 };
/** More than one person may ask, so that nobody alone can keep others from it. */
const aboutHome: RateLimit = { name: 'questions-home', burst: 60, refillMs: 60_000 };

/** A sentence about what was typed. */
export interface Fault {
  readonly fault: string;
}
type Asked<T> = Promise<Result<T, MarketRefusal | Fault>>;

/** Asks the seller, who is told by mail. `now` in ms, here and below. */
export async function askQuestion(
  by: SignedIn,
  listingKey: string,
  text: string,
  now: number,
): Asked<Question> {
  const fault = publicTextFault(text, QUESTION_MAX);
  if (fault) return refuse({ fault });
  // Takes no token for a home that does not exist.
  if (!(await runtime().store.get(listings, listingKey))) return refuse('not-found');
  const isAllowed =
    takeToken(byPerson, by.user.uid, now).isAllowed && takeToken(aboutHome, listingKey, now).isAllowed;
  if (!isAllowed) return refuse('too-many');
  const questionId = randomUUID();
  return inMarket<Question, MarketRefusal>(by, async (tx, user) => {
    const listing = (await tx.get(listings, listingKey))?.data ?? null;
    const sold = listing && { ...listing, ...(await readSellers(tx, listing.seller.id)) };
    const refusal = refuseAsking(user, sold);
    if (!listing || refusal) return refuse(refusal ?? 'not-found');
    const { slug, seller } = listing;
    const place = placeOf(listing);
    const said = text.trim();
    const question: Question = {
      ...{ questionId, listingKey, slug, place, sellerId: seller.id, askerId: user.uid },
      ...{ text: said, at: now, status: 'open', answer: null, answeredAt: null },
    };
    tx.create(questions, questionId, question);
    tellMarket(tx, {
      ...{ id: `${questionId}:asked`, uid: seller.id, news: 'asked', place, slug, text: said, now },
    });
    return ok(question);
  });
}

/** From then on everybody reads both; who asked is told by mail the first time. */
export async function answerQuestion(
  by: SignedIn,
  questionId: string,
  text: string,
  now: number,
): Asked<Question> {
  const fault = publicTextFault(text, ANSWER_MAX);
  if (fault) return refuse({ fault });
  return inMarket<Question, MarketRefusal>(by, async (tx, user) => {
    const question = (await tx.get(questions, questionId))?.data ?? null;
    const sold = question && { ...question, sellers: await listSellers(tx, question.sellerId) };
    const refusal = refuseAnswering(user, sold);
    if (!question || refusal) return refuse(refusal ?? 'not-found');
    const answer = text.trim();
    const answered: Question = { ...question, status: 'answered', answer, answeredAt: now };
    tx.set(questions, questionId, answered);
    const { askerId: uid, place, slug } = question;
    if (question.answeredAt === null)
      tellMarket(tx, { id: `${questionId}:answered`, uid, news: 'answered', place, slug, text: answer, now });
    return ok(answered);
  });
}

/** Leaves a question without an answer. */
export const dismissQuestion = (by: SignedIn, questionId: string) =>
  inMarket<Question, MarketRefusal>(by, async (tx, user) => {
    const question = (await tx.get(questions, questionId))?.data ?? null;
    const sold = question && { ...question, sellers: await listSellers(tx, question.sellerId) };
    const refusal = refuseAnswering(user, sold);
    if (!question || refusal) return refuse(refusal ?? 'not-found');
    if (question.status !== 'open') return refuse('wrong-status');
    const dismissed: Question = { ...question, status: 'dismissed' };
    tx.set(questions, questionId, dismissed);
    return ok(dismissed);
  });

const mostListed = 200;

export interface OwnQuestions {
  /** About the homes of this person and of each organisation they belong to, the latest first. */
  readonly received: readonly Question[];
  readonly asked: readonly Question[];
}

export async function listOwnQuestions({ uid }: User): Promise<OwnQuestions> {
  const find = async (field: 'sellerId' | 'askerId', ids: readonly string[]) =>
    (
      await runtime().store.query(questions, {
        where: [{ field, op: 'in', value: ids }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: mostListed,
      })
    ).docs.map(({ data }) => data);
  const [received, asked] = await Promise.all([
    find('sellerId', await listSellerIds(uid)),
    find('askerId', [uid]),
  ]);
  return { received, asked };
}

/** For the seller: those that stand, and how many of them wait for an answer. More than 200 are not counted. */
export async function countQuestions(listingKey: string): Promise<ListingFigures['questions']> {
  const { docs } = await runtime().store.query(questions, {
    where: [{ field: 'listingKey', op: '==', value: listingKey }],
    limit: mostListed,
  });
  const count = (...statuses: readonly Question['status'][]) =>
    docs.filter(({ data }) => statuses.includes(data.status)).length;
  return { asked: count('open', 'answered'), open: count('open') };
}

/** What everybody reads, the latest answer first. */
export async function listAnswered(listingKey: string, limit = 50): Promise<readonly PublicQuestion[]> {
  if (isBuilding()) return [];
  const { docs } = await runtime().store.query(questions, {
    where: [
      { field: 'listingKey', op: '==', value: listingKey },
      { field: 'status', op: '==', value: 'answered' },
    ],
    orderBy: [{ field: 'answeredAt', direction: 'desc' }],
    limit,
  });
  return docs.flatMap(({ data }) => toPublicQuestion(data) ?? []);
}

/** The same for staff, who may take one away. */
export async function listAnsweredFor(
  by: User,
  listingKey: string,
): Promise<Result<readonly PublicQuestion[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  return refusal ? refuse(refusal) : ok(await listAnswered(listingKey));
}

/** Staff take a question with its answer off the page. */
export const removeAnswer = (by: SignedIn, questionId: string, why: string, now: number) =>
  asStaff<null, 'not-found' | 'needs-reason' | 'wrong-status' | 'own-listing'>({
    by,
    now,
    async work({ tx, actor, log }) {
      const question = (await tx.get(questions, questionId))?.data;
      if (!question) return refuse('not-found');
      if (await isSeller(tx, question.sellerId, actor.uid)) return refuse('own-listing');
      if (question.status !== 'answered') return refuse('wrong-status');
      if (why.trim() === '') return refuse('needs-reason');
      tx.set(questions, questionId, { ...question, status: 'removed' });
      const change = { before: question.answer, after: null, why: why.trim() };
      const { listingKey: subject, place } = question;
      log({ about: 'listing', subject, action: 'answer-removed', ...change }, place, [question.sellerId]);
      return ok(null);
    },
  });
