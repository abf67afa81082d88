import { afterAll, describe, expect, test } from 'vitest';
import * as marketActions from '@/lib/actions/inquiries';
import type { User } from '@/lib/domain/accounts/user';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { questions, showings, visits } from '@/lib/server/records/inquiries/inquiry-collections';
import * as questionsApi from '@/lib/server/records/inquiries/questions';
import * as showingsApi from '@/lib/server/records/inquiries/showings';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

/** Who acts on a published home, an open question about it, and a requested showing. */
const people: Readonly<Record<string, Partial<User>>> = {
  seller: {},
  'who asked': {},
  'who asked, unconfirmed': { emailVerified: false },
  stranger: {},
  staff: { role: 'admin' },
  'ended session': {},
  'member of the seller': {},
  'member of another': {},
  'suspended seller': { suspension: { at: 1, by: 'Ada', reason: 'x' } },
  'viewer of the seller': {},
};
type Row = readonly string[];
const none = 'not-found';
const out = 'signed-out';
const asks: Row = [
  'own-listing',
  'ok',
  'unverified-email',
  'ok',
  'ok',
  out,
  'own-listing',
  'ok',
  out,
  'own-listing',
];
const sellers: Row = ['ok', none, none, none, none, out, 'ok', none, out, 'viewer'];

/** One row for each function that checks permissions, with one answer for each person above. */
const table: Readonly<Record<string, Row>> = {
  askQuestion: asks,
  answerQuestion: sellers,
  dismissQuestion: sellers,
  addOpenHouse: sellers,
  removeOpenHouse: sellers,
  requestVisit: asks,
  stepVisit: sellers,
};
/** Functions for everybody, for the caller's own data, or for staff (in the table of staff). */
const others = [
  ...['listAnswered', 'countQuestions', 'listOpenHouses', 'findVisit', 'listOwnQuestions', 'listOwnShowings'],
  ...['listOpenHousesOf', 'listOwnVisits'],
  ...['listAnsweredFor', 'removeAnswer'],
];

/** The server function that each form calls. */
const formActions: Readonly<Record<string, string>> = {
  ask: 'askQuestion',
  answerOne: 'answerQuestion',
  dismiss: 'dismissQuestion',
  announceOpenHouse: 'addOpenHouse',
  cancelOpenHouse: 'removeOpenHouse',
  wishVisit: 'requestVisit',
  moveVisit: 'stepVisit',
};

interface Case {
  readonly by: SignedIn;
  readonly listingKey: string;
  readonly questionId: string;
  readonly visitId: string;
}
type Call = (context: Case) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const now = Date.now();
const hourMs = 3_600_000;
const date = new Date(now + 48 * hourMs).toISOString().slice(0, 10);
const calls: Readonly<Record<string, Call>> = {
  askQuestion: ({ by, listingKey }) => questionsApi.askQuestion(by, listingKey, 'Is it dry?', now),
  answerQuestion: ({ by, questionId }) => questionsApi.answerQuestion(by, questionId, 'It is.', now),
  dismissQuestion: ({ by, questionId }) => questionsApi.dismissQuestion(by, questionId),
  addOpenHouse: ({ by, listingKey }) =>
    showingsApi.addOpenHouse(by, listingKey, { date, from: '10:00', to: '11:00' }, now),
  removeOpenHouse: ({ by, listingKey }) => showingsApi.removeOpenHouse(by, listingKey, 'o1', now),
  requestVisit: ({ by, listingKey }) =>
    showingsApi.requestVisit(by, { listingKey, date, time: '10:00', note: '' }, now),
  stepVisit: ({ by, visitId }) =>
    showingsApi.stepVisit(by, { visitId, step: 'confirm', words: '', date: '', time: '' }, now),
};

/** `number` makes the ids of each case unique. */
async function aCase(person: string, number: number): Promise<Case> {
  const by = await aBidder(runtime, `p-${number}`, people[person]);
  const { uid } = by.user;
  const bank = toOrganizationId(`bank-${number}`);
  const isAnothers = person === 'member of another';
  const { user: mona } = await aBidder(runtime, `mona-${number}`);
  await anOrganization(runtime, bank, isAnothers ? [mona] : [mona, by.user]);
  await anOrganization(runtime, `${bank}-other`, isAnothers ? [mona, by.user] : [mona]);
  const { user: olive } = await aBidder(runtime, `olive-${number}`);
  const own = person.endsWith('seller') ? uid : olive.uid;
  if (person.startsWith('viewer')) await setRole(runtime, bank, uid, 'viewer');
  const sellerId = /^(member|viewer) of/.test(person) ? bank : own;
  const askerId = person.startsWith('who asked') ? uid : 'rosa';
  const { listingKey, slug } = await aPublishedHome(runtime, { key: `h${number}`, sellerUid: sellerId, now });
  const [questionId, visitId] = [`question-${number}`, `visit-${number}`];
  const about = { listingKey, slug, place: 'A home', sellerId };
  const times = { startsAt: now + 90 * hourMs, endsAt: now + 91 * hourMs };
  await runtime.store.commit([
    write.create(questions, questionId, {
      ...about,
      questionId,
      askerId,
      text: 'Dry?',
      at: now,
      status: 'open',
      answer: null,
      answeredAt: null,
    }),
    write.create(showings, listingKey, {
      listingKey,
      slug,
      sellerId,
      openHouses: [{ id: 'o1', ...times }],
      changedAt: now,
    }),
    write.create(visits, visitId, {
      ...about,
      ...times,
      visitId,
      uid: askerId,
      name: 'Rosa',
      email: 'rosa@example.com',
      note: '',
      words: '',
      status: 'requested',
      changedAt: now,
    }),
  ]);
  if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
  return { by, listingKey, questionId, visitId };
}

describe('permissions for questions and showings', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    expect([questionsApi, showingsApi].flatMap(functionsOf).sort()).toEqual(
      [...Object.keys(table), ...others].sort(),
    );
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect(functionsOf(marketActions).sort()).toEqual(Object.keys(formActions).sort());
    for (const called of Object.values(formActions)) expect(table).toHaveProperty(called);
  });

  const cases = casesOf(table, Object.keys(people));
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const result = await calls[name]?.(await aCase(person, number));
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });
});
