import { afterAll, describe, expect, test } from 'vitest';
import * as reportActions from '@/lib/actions/contact/reports';
import * as staffActions from '@/lib/actions/staff';
import * as organisationActions from '@/lib/actions/staff-organizations';
import type { User } from '@/lib/domain/accounts/user';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { cents } from '@/lib/domain/shared/money';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import * as logApi from '@/lib/server/records/audit-log/audit-log';
import { limitRequests } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { questions, reports } from '@/lib/server/records/inquiries/inquiry-collections';
import * as questionsApi from '@/lib/server/records/inquiries/questions';
import * as reportsApi from '@/lib/server/workflows/staff/reports';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import * as limitsApi from '@/lib/server/workflows/staff/staff-bid-limits';
import * as homesApi from '@/lib/server/workflows/staff/staff-listings';
import * as organisationsApi from '@/lib/server/workflows/staff/staff-organizations';
import * as peopleApi from '@/lib/server/workflows/staff/staff-people';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

/** Who acts on a home with an open auction, on an account, and on a report about that home. */
const people: Readonly<Record<string, Partial<User>>> = {
  member: {},
  seller: { role: 'seller' },
  'seller of the home': { role: 'seller' },
  staff: { role: 'admin' },
  'staff and seller of the home': { role: 'admin' },
  'member of the seller': {},
  'staff and member of the seller': { role: 'admin' },
  'staff, member of another seller': { role: 'admin' },
  'ended session': { role: 'admin' },
  suspended: { role: 'admin', suspension: { at: 1, by: 'Ben', reason: 'x' } },
};
type Row = readonly string[];
const no = 'not-staff';
/** Answers for a staff command: to staff, to staff who are the seller, and after the session has ended. */
const forStaff = (answer: string, own = answer, ended = 'signed-out'): Row => [
  ...[no, no, no, answer, own],
  ...[no, own, answer, ended, 'signed-out'],
];
const reads = forStaff('ok', 'ok', 'ok');
const acts = forStaff('ok');
const actsOnHome = forStaff('ok', 'own-listing');

/** Answers for a command on a bank whose members include the "staff and member of the seller". */
const ofBank = (answer: string): Row => [
  ...[no, no, no, answer, answer],
  ...[no, 'own-organization', answer, 'signed-out', 'signed-out'],
];
const actsOnBank = ofBank('ok');

/** One row for each staff function that checks permissions, with one answer for each person above. */
const table: Readonly<Record<string, Row>> = {
  findHomes: reads,
  readHome: reads,
  takeDown: actsOnHome,
  liftTakedown: forStaff('wrong-status', 'own-listing'),
  actOnAuction: actsOnHome,
  blockBidder: actsOnHome,
  findOrganizations: reads,
  readOrganizationFile: reads,
  verifyOrganization: actsOnBank,
  refuseVerification: actsOnBank,
  suspendOrganization: actsOnBank,
  liftOrganizationSuspension: ofBank('not-suspended'),
  findPeople: reads,
  readPerson: reads,
  suspendPerson: acts,
  liftSuspension: forStaff('not-suspended'),
  setRole: acts,
  inviteToStaff: acts,
  withdrawStaffInvitation: forStaff('no-invitation'),
  readLimit: reads,
  decideOnLimit: acts,
  searchLog: reads,
  findSubmissions: reads,
  readReport: reads,
  handleReport: actsOnHome,
  listAnsweredFor: reads,
  removeAnswer: actsOnHome,
};
/** Functions for everybody, and parts of the others. */
const unchecked = ['sendReport', 'listLogOf', 'readBidding'];
/** The staff functions for questions. The other ones are in inquiries-permissions.test.ts. */
const ofStaff = ['listAnsweredFor', 'removeAnswer'];

/** The server function that each form calls. */
const formActions: Readonly<Record<string, string>> = {
  takeHomeDown: 'takeDown',
  letListAgain: 'liftTakedown',
  runAuctionAction: 'actOnAuction',
  block: 'blockBidder',
  verify: 'verifyOrganization',
  refuseToVerify: 'refuseVerification',
  suspendOrganization: 'suspendOrganization',
  liftOrganization: 'liftOrganizationSuspension',
  suspend: 'suspendPerson',
  changeRole: 'setRole',
  inviteStaff: 'inviteToStaff',
  decideLimit: 'decideOnLimit',
  removeOne: 'removeAnswer',
  handle: 'handleReport',
  report: 'sendReport',
};

interface Case {
  readonly by: SignedIn;
  readonly listingKey: string;
  readonly auctionId: string;
  readonly organisationId: string;
  /** Another account. */
  readonly uid: string;
  readonly reportId: string;
  /** An answered question. */
  readonly questionId: string;
}
type Call = (context: Case) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const now = Date.now();
const calls: Readonly<Record<string, Call>> = {
  findHomes: ({ by }) => homesApi.findHomes(by.user, ''),
  readHome: ({ by, listingKey }) => homesApi.readHome(by.user, listingKey),
  takeDown: ({ by, listingKey }) => homesApi.takeDown(by, { listingKey, reason: 'fraud', note: 'x' }, now),
  liftTakedown: ({ by, listingKey }) => homesApi.liftTakedown(by, { listingKey, why: 'x' }, now),
  actOnAuction: ({ by, auctionId }) =>
    homesApi.actOnAuction(by, { auctionId, command: { type: 'pause' }, why: 'x' }, now),
  blockBidder: ({ by, auctionId, uid }) =>
    homesApi.blockBidder(by, { auctionId, uid, reason: 'not-serious', why: 'x' }, now),
  findOrganizations: ({ by }) =>
    organisationsApi.findOrganizations(by.user, { words: '', mark: null, after: null }),
  readOrganizationFile: ({ by, organisationId }) =>
    organisationsApi.readOrganizationFile(by.user, organisationId),
  verifyOrganization: ({ by, organisationId }) =>
    organisationsApi.verifyOrganization(by, organisationId, { method: 'fdic', evidence: '628' }, now),
  refuseVerification: ({ by, organisationId }) =>
    organisationsApi.refuseVerification(by, organisationId, 'x', now),
  suspendOrganization: ({ by, organisationId }) =>
    organisationsApi.suspendOrganization(by, organisationId, { reason: 'x' }, now),
  liftOrganizationSuspension: ({ by, organisationId }) =>
    organisationsApi.liftOrganizationSuspension(by, organisationId, 'x', now),
  findPeople: ({ by }) => peopleApi.findPeople(by.user, { words: '', mark: null, after: null }),
  readPerson: ({ by, uid }) => peopleApi.readPerson(by.user, uid),
  suspendPerson: ({ by, uid }) => peopleApi.suspendPerson(by, uid, 'x', now),
  liftSuspension: ({ by, uid }) => peopleApi.liftSuspension(by, uid, 'x', now),
  setRole: ({ by, uid }) => peopleApi.setRole(by, uid, 'seller', now),
  inviteToStaff: ({ by, uid }) => peopleApi.inviteToStaff(by, uid, now),
  withdrawStaffInvitation: ({ by, uid }) => peopleApi.withdrawStaffInvitation(by, uid, now),
  readLimit: ({ by, uid }) => limitsApi.readLimit(by.user, uid),
  decideOnLimit: ({ by, uid }) =>
    limitsApi.decideOnLimit(by, { uid, at: 1, shownCents: highestAmountCents, why: 'x' }, now),
  searchLog: ({ by }) =>
    logApi.searchLog(
      by.user,
      { words: '', who: '', action: null, about: null, from: null, until: null },
      null,
    ),
  findSubmissions: ({ by }) => logApi.findSubmissions(by.user, 'Halsey'),
  readReport: ({ by, reportId }) => reportsApi.readReport(by.user, reportId),
  handleReport: ({ by, reportId }) =>
    reportsApi.handleReport(by, { reportId, outcome: 'no-fault', why: 'x' }, now),
  listAnsweredFor: ({ by, listingKey }) => questionsApi.listAnsweredFor(by.user, listingKey),
  removeAnswer: ({ by, questionId }) => questionsApi.removeAnswer(by, questionId, 'x', now),
};

/** `number` makes the ids of each case unique. */
async function aCase(person: string, number: number): Promise<Case> {
  const by = await aBidder(runtime, `p-${number}`, people[person]);
  const { user } = await aBidder(runtime, `other-${number}`, { bidLimit: { cents: cents(0), at: 0 } });
  const bank = toOrganizationId(`bank-${number}`);
  const isBanks = person.includes('member of');
  const { user: mona } = await aBidder(runtime, `mona-${number}`);
  const name = `Bank ${number}`;
  await anOrganization(runtime, bank, isBanks && !person.includes('another') ? [mona, by.user] : [mona], {
    name,
  });
  await anOrganization(runtime, `${bank}-other`, person.includes('another') ? [mona, by.user] : [mona]);
  const isOwn = person.endsWith('seller of the home');
  const sellerUid = isBanks ? bank : isOwn ? by.user.uid : 'olive';
  const home = await aPublishedHome(runtime, { key: `h${number}`, sellerUid, now });
  const reportId = `report-${number}`;
  const questionId = `question-${number}`;
  await runtime.store.commit([
    write.create(questions, questionId, {
      questionId,
      listingKey: home.listingKey,
      slug: home.slug,
      place: 'A home',
      sellerId: sellerUid,
      askerId: 'rosa',
      text: 'Dry?',
      at: now,
      status: 'answered',
      answer: 'Yes.',
      answeredAt: now,
    }),
    write.create(limitRequests, user.uid, {
      uid: user.uid,
      name: 'Other',
      askedCents: cents(100),
      at: 1,
      proofId: 'none',
      status: 'open',
      decided: null,
    }),
    write.create(reports, reportId, {
      reportId,
      listingKey: home.listingKey,
      slug: home.slug,
      title: 'A home',
      sellerId: sellerUid,
      reason: 'fraud',
      text: 'x',
      from: { uid: null, email: null },
      at: now,
      status: 'open',
    }),
  ]);
  if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
  return { by, ...home, organisationId: bank, uid: user.uid, reportId, questionId };
}

describe('permissions of staff', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    expect(
      [
        ...[homesApi, limitsApi, logApi, organisationsApi, peopleApi, reportsApi].flatMap(functionsOf),
        ...ofStaff,
      ].sort(),
    ).toEqual([...Object.keys(table), ...unchecked].sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect([staffActions, organisationActions, reportActions].flatMap(functionsOf).sort()).toEqual(
      Object.keys(formActions).sort(),
    );
    for (const called of Object.values(formActions))
      expect([...Object.keys(table), ...unchecked]).toContain(called);
  });

  const cases = casesOf(table, Object.keys(people));
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const result = await calls[name]?.(await aCase(person, number));
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });
});
