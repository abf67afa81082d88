import 'server-only';
import { randomUUID } from 'node:crypto';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import {
  ANSWER_MAX,
  type InquiryRefusal,
  type PublicQuestion,
  QUESTION_MAX,
  type Question,
  refuseAnswer,
  refuseAsking,
  toPublicQuestion,
} from '@/lib/domain/inquiries/question';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { fullAddress } from '@/lib/domain/listings/address';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import {
  isSeller,
  isSellersViewer,
  listSellers,
  readSellers,
} from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isBuilding } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAny } from '@/lib/server/platform/store/query-any';
import type { Reader } from '@/lib/server/platform/store/store';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { checkPublicText, type Fault } from './check-public-text';
import { holdText, type MaybeHeld } from './hold-text';
import { questions } from './inquiry-collections';
import { publishAnswer, sendQuestion } from './send-inquiry';

const personLimit: RateLimit = { name: 'questions', burst: 10, refillMs: 360_000 };
/** Several times the limit of one person, so that one person cannot block everybody else. */
const homeLimit: RateLimit = { name: 'questions-home', burst: 60, refillMs: 60_000 };
const heldAnswerLimit: RateLimit = { name: 'held-answers', burst: 10, refillMs: 360_000 };

type Answer<T> = Promise<Result<T, InquiryRefusal | Fault>>;

/**
 * Asks the seller a question, which the seller gets by email. With a note, words about people go to a reviewer
 * first. `now` in ms, here and below.
 */
export async function askQuestion(
  by: SignedIn,
  listingKey: string,
  typed: string,
  now: number,
  typedNote = '',
): Answer<Question & MaybeHeld> {
  const checked = checkPublicText(typed, QUESTION_MAX, typedNote);
  if (!checked.ok) return checked;
  const { note } = checked.value;
  // An unknown home must not use up a token.
  if (!(await runtime().store.get(listings, listingKey))) return refuse('not-found');
  const isAllowed =
    takeToken(personLimit, by.user.uid, now).isAllowed && takeToken(homeLimit, listingKey, now).isAllowed;
  if (!isAllowed) return refuse('too-many');
  const questionId = randomUUID();
  return runCommand({
    by,
    async load(tx, user) {
      const listing = (await tx.get(listings, listingKey))?.data;
      if (!listing) return refuse('not-found');
      return ok({ user, listing, ...(await readSellers(tx, listing.seller.id)) });
    },
    permit: (subject) => okUnless(refuseAsking(subject.user, { ...subject.listing, ...subject }), subject),
    facts: noFacts,
    decide: ({ user, listing }) =>
      ok<Question>({
        questionId,
        listingKey,
        slug: listing.slug,
        place: fullAddress(listing),
        sellerId: listing.seller.id,
        askerId: user.uid,
        text: typed.trim(),
        at: now,
        status: 'open',
        answer: null,
        answeredAt: null,
      }),
    write: (tx, question) =>
      note === null
        ? sendQuestion(tx, question, now)
        : {
            ...question,
            ...holdText(tx, { reportId: questionId, held: { kind: 'question', question, note }, now }),
          },
  });
}

/** Publishes the question with its answer. With a note, words about people go to a reviewer first. */
export async function answerQuestion(
  by: SignedIn,
  questionId: string,
  typed: string,
  now: number,
  typedNote: string | null = null,
): Answer<Question & MaybeHeld> {
  const text = typed.trim();
  const checked = checkPublicText(typed, ANSWER_MAX, typedNote);
  if (!checked.ok) return checked;
  const { note } = checked.value;
  const reportId = randomUUID();
  return runCommand({
    ...onQuestion(by, questionId),
    ...(note !== null && { limit: { rate: heldAnswerLimit, now } }),
    decide: ({ question }) => ok(question),
    write(tx, question, { user }): Question & MaybeHeld {
      if (note === null) return publishAnswer(tx, question, { text, at: now }, now);
      const { listingKey, slug, place, sellerId, askerId, status: questionStatus } = question;
      const home = { listingKey, slug, place, sellerId };
      const answer = { ...home, questionId, askerId, questionStatus, uid: user.uid, text, at: now };
      return { ...question, ...holdText(tx, { reportId, held: { kind: 'answer', answer, note }, now }) };
    },
  });
}

/** Closes a question without an answer. */
export const dismissQuestion = (by: SignedIn, questionId: string): Answer<Question> =>
  runCommand({
    ...onQuestion(by, questionId),
    decide: ({ question }) =>
      question.status === 'open'
        ? ok<Question>({ ...question, status: 'dismissed' })
        : refuse('wrong-status'),
    write(tx, dismissed) {
      tx.set(questions, questionId, dismissed);
      return dismissed;
    },
  });

interface QuestionSubject {
  readonly user: User;
  readonly question: Question;
  readonly sellers: readonly string[];
  readonly isViewer: boolean;
}

/** The shared first steps of a seller's commands about a question. */
const onQuestion = (by: SignedIn, questionId: string) => ({
  by,
  async load(tx: Reader, user: User): Promise<Result<QuestionSubject, InquiryRefusal>> {
    const question = (await tx.get(questions, questionId))?.data;
    if (!question) return refuse('not-found');
    const { sellerId } = question;
    const [sellers, isViewer] = await Promise.all([
      listSellers(tx, sellerId),
      isSellersViewer(tx, sellerId, user.uid),
    ]);
    return ok({ user, question, sellers, isViewer });
  },
  permit: (subject: QuestionSubject) =>
    okUnless(
      subject.isViewer
        ? 'viewer'
        : refuseAnswer(subject.user, { ...subject.question, sellers: subject.sellers }),
      subject,
    ),
  facts: noFacts,
});

const maxListed = 200;

export interface OwnQuestions {
  /** About the homes of this person and of each of their organizations, latest first. */
  readonly received: readonly Question[];
  readonly sent: readonly Question[];
}

export async function listOwnQuestions({ uid }: User): Promise<OwnQuestions> {
  const find = async (field: 'sellerId' | 'askerId', values: readonly string[]) => {
    const query = { field, values, latestBy: 'at', limit: maxListed };
    return (await queryAny(runtime().store, questions, query)).map(({ data }) => data);
  };
  const [received, sent] = await Promise.all([
    find('sellerId', await listSellerIds(uid)),
    find('askerId', [uid]),
  ]);
  return { received, sent };
}

/** For the seller: how many questions were asked and how many are open. Counts at most 200. */
export async function countQuestions(listingKey: string): Promise<ListingFigures['questions']> {
  const { docs } = await runtime().store.query(questions, {
    where: [{ field: 'listingKey', op: '==', value: listingKey }],
    limit: maxListed,
  });
  const count = (...statuses: readonly Question['status'][]) =>
    docs.filter(({ data }) => statuses.includes(data.status)).length;
  return { total: count('open', 'answered'), open: count('open') };
}

/** Lists public questions with their answers, latest answer first. */
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

/** Like `listAnswered`, for staff who may remove one. */
export async function listAnsweredFor(
  by: User,
  listingKey: string,
): Promise<Result<readonly PublicQuestion[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  return refusal ? refuse(refusal) : ok(await listAnswered(listingKey));
}

/** Removes a question and its answer from the page. Staff only. */
export const removeAnswer = (by: SignedIn, questionId: string, why: string, now: number) =>
  runStaffCommand({
    by,
    now,
    async load(tx, actor) {
      const question = (await tx.get(questions, questionId))?.data;
      if (!question) return refuse('not-found');
      return ok({ question, isOwn: await isSeller(tx, question.sellerId, actor.uid) });
    },
    decide({ question, isOwn }) {
      if (isOwn) return refuse('own-listing');
      if (question.status !== 'answered') return refuse('wrong-status');
      if (why.trim() === '') return refuse('needs-reason');
      const { listingKey: subject, place: title, sellerId, answer: before } = question;
      const entry: StaffEntry = {
        about: 'listing',
        subject,
        action: 'answer-removed',
        before,
        after: null,
        why: why.trim(),
        title,
        concerns: [sellerId],
      };
      return ok({ entry });
    },
    write(tx, _, { question }) {
      tx.set(questions, questionId, { ...question, status: 'removed' });
      return null;
    },
  });
