import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import type { Offer } from '@/lib/domain/offers/offer';
import { someTerms } from '@/lib/domain/offers/offer.builders';
import { cents } from '@/lib/domain/shared/money';
import { tellStaff } from '@/lib/server/jobs/desk/tell-staff';
import { maxAttempts, sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { quarantine } from '@/lib/server/platform/runtime/runtime-collections';
import { write } from '@/lib/server/platform/store/store';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { limitRequests } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { questions, reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { handleReport } from '@/lib/server/workflows/staff/reports';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { decideMany } from './decide-many';
import { actOnMail } from './failed-mails';
import { latestFigures } from './metrics';
import { queueQueries } from './queue-queries';
import { readDesk } from './queues';
import { listTemplates, removeTemplate, saveTemplate } from './reason-templates';
import { searchEverything } from './search-everything';
import { takeRow } from './take-row';

process.env.LOCAL_MODE = '1';
const place = openTestRuntime();
afterAll(place.end);

const now = Date.now();
const admin = { role: 'admin' as const, terms: ['role:admin'] } satisfies Partial<User>;
let count = 0;
let [ada, ben]: SignedIn[] = [];
beforeEach(async () => {
  count += 1;
  ada = await aBidder(place, `ada${count}`, { ...admin, name: 'Ada Adams' });
  ben = await aBidder(place, `ben${count}`, { ...admin, name: 'Ben Bell' });
});
const staff = (): [SignedIn, SignedIn] => {
  if (!ada || !ben) throw new Error('No staff');
  return [ada, ben];
};

async function aReport(reportId: string, at = now, listingKey = 'h1'): Promise<void> {
  const about = { listingKey, slug: 's', title: '1 Elm Street', sellerId: 'olive' };
  const report = { ...about, reportId, reason: 'duplicate', text: 'x', at, status: 'open' } as const;
  await place.store.commit([
    write.create(reports, reportId, { ...report, from: { uid: null, email: null } }),
  ]);
}

const anOpenOffer: Pick<Offer, 'status' | 'terms' | 'proposedBy' | 'expiresAt' | 'isSealed' | 'history'> = {
  status: 'Submitted',
  terms: someTerms(),
  proposedBy: 'buyer',
  expiresAt: now + 86_400_000,
  isSealed: false,
  history: [],
};

const ownerOf = async (by: SignedIn, reportId: string) => {
  const desk = await readDesk(by.user, now);
  return desk.ok ? desk.value.reports.find(({ rowId }) => rowId === reportId)?.owner?.name : 'refused';
};

describe('a row of a queue', () => {
  test('goes to one of two staff members who take it at once, and nobody else decides on it', async () => {
    const [one, other] = staff();
    const id = `r${count}`;
    await aReport(id);
    const take = (by: SignedIn) => takeRow(by, { queue: 'reports', rowId: id, type: 'take' }, now);
    const results = await Promise.all([take(one), take(other)]);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const [winner, loser] = results[0]?.ok ? [one, other] : [other, one];
    expect(await take(loser)).toEqual({ ok: false, reason: 'claimed' });
    expect(await ownerOf(loser, id)).toBe(winner.user.name);

    const close = (by: SignedIn) =>
      handleReport(by, { reportId: id, outcome: 'no-fault', why: 'Two homes, two deeds.' }, now + 1);
    expect(await close(loser)).toEqual({ ok: false, reason: 'claimed' });
    expect((await close(winner)).ok).toBe(true);
    const log = await listLogOf(winner.user, id);
    expect(log.map(({ action }) => action)).toEqual(['report-handled', 'row-taken']);
  });

  test('is free again after it was given back', async () => {
    const [one, other] = staff();
    const id = `r${count}`;
    await aReport(id);
    const turn = (by: SignedIn, type: 'take' | 'give-back') =>
      takeRow(by, { queue: 'reports', rowId: id, type }, now);
    await turn(one, 'take');
    expect((await turn(one, 'give-back')).ok).toBe(true);
    expect(await ownerOf(other, id)).toBeUndefined();
    expect((await turn(other, 'take')).ok).toBe(true);
  });
});

test('a decision on several reports has one log entry for each, and leaves those that somebody has taken', async () => {
  const [one, other] = staff();
  const ids = ['a', 'b', 'c'].map((name) => `${name}${count}`);
  for (const id of ids) await aReport(id);
  await takeRow(other, { queue: 'reports', rowId: ids[2] ?? '', type: 'take' }, now);
  const rows = new Map(ids.map((id) => [id, 0] as const));
  const request = { queue: 'reports', rows, decision: 'no-fault', why: 'The same letter.' } as const;
  expect(await decideMany(one, request, now)).toEqual({ ok: true, value: { done: 2, left: 1 } });
  const logs = await Promise.all(ids.map((id) => listLogOf(one.user, id)));
  expect(logs.map((log) => log[0]?.action)).toEqual(['report-handled', 'report-handled', 'row-taken']);
  expect(await decideMany(one, request, now)).toMatchObject({ reason: 'nothing-selected' });
});

test('a search finds the reports about the homes that it finds, latest first, and a report by its id', async () => {
  const [one] = staff();
  const { listingKey } = await aPublishedHome(place, { key: `found${count}`, sellerUid: 'olive', now });
  for (const [name, at] of [
    ['early', 1],
    ['late', 2],
  ] as const)
    await aReport(`${name}${count}`, now + at, listingKey);
  await aReport(`other${count}`);
  const find = async (words: string) => {
    const found = await searchEverything(one.user, words);
    return found.ok ? found.value.reports : [];
  };
  await expect
    .poll(async () => (await find(listingKey)).map(({ reportId }) => reportId))
    .toEqual([`late${count}`, `early${count}`]);
  expect(await find(`other${count}`)).toEqual([
    { reportId: `other${count}`, title: '1 Elm Street', reason: 'duplicate', status: 'open', at: now },
  ]);
});

test('a search for a person finds what they asked, offered, and requested, and the emails that failed', async () => {
  const [one] = staff();
  const uid = `rosa${count}`;
  await aBidder(place, uid, { name: 'Rosa Reyes', terms: [uid] });
  await aBidder(place, `nina${count}`, { name: 'Nina Nash', terms: [`nina${count}`] });
  const { listingKey } = await aPublishedHome(place, { key: `asked${count}`, sellerUid: 'olive', now });
  const about = { listingKey, slug: 's', place: '1 Elm Street', sellerId: 'olive' };
  const failed = { kind: 'suspended', reason: 'x', attempts: 64, sendAt: null, givenUpAt: now } as const;
  for (const who of [uid, `nina${count}`]) {
    const asked = { ...about, questionId: `q-${who}`, askerId: who, text: 'Dry?', at: now } as const;
    const offer = { ...about, offerId: `o-${who}`, buyerId: who, buyerName: who, changedAt: now } as const;
    const request = { uid: who, name: who, askedCents: cents(100), at: now, proofId: 'p' } as const;
    await place.store.commit([
      write.create(questions, `q-${who}`, { ...asked, status: 'open', answer: null, answeredAt: null }),
      write.create(offers, `o-${who}`, { ...offer, ...anOpenOffer }),
      write.set(limitRequests, who, { ...request, status: 'open', decided: null }),
      write.create(outbox, `m-${who}`, { ...failed, uid: who }),
    ]);
  }
  const find = async (words: string) => {
    const found = await searchEverything(one.user, words);
    if (!found.ok) throw new Error(found.reason);
    const { questions: asked, offers: offered, limits, mails } = found.value;
    return [
      ...asked.map(({ questionId }) => questionId),
      ...offered.map(({ offerId }) => offerId),
      ...limits.map((request) => request.uid),
      ...mails.map(({ mailId }) => mailId),
    ];
  };
  const ofRosa = [`q-${uid}`, `o-${uid}`, uid, `m-${uid}`];
  expect(await find(uid)).toEqual(ofRosa);
  for (const id of [`q-${uid}`, `o-${uid}`, `m-${uid}`]) expect(await find(id)).toEqual([id]);
  await expect
    .poll(async () => (await find(listingKey)).sort())
    .toEqual([`o-nina${count}`, `o-${uid}`, `q-nina${count}`, `q-${uid}`]);
});

test('an email that is given up and a record that cannot be read wait on the desk until they are repaired', async () => {
  const [one] = staff();
  const rosa = await aBidder(place, `rosa${count}`);
  const rowsOf = async () => {
    const desk = await readDesk(one.user, now);
    if (!desk.ok) throw new Error(desk.reason);
    const mails = desk.value.mails.filter(({ rowId }) => rowId === mailId);
    const documents = desk.value.documents.filter(({ rowId }) => rowId === mailId);
    return [mails, documents] as const;
  };
  const mailId = `late${count}`;
  const message = { kind: 'suspended', uid: rosa.user.uid, reason: 'x', attempts: maxAttempts - 2 } as const;
  await place.store.commit([write.create(outbox, mailId, { ...message, sendAt: now })]);
  place.breakMail(true);
  await sendOutbox(now);
  expect(await rowsOf()).toEqual([[], []]);
  const retryAt = (await place.store.get(outbox, mailId))?.data.sendAt ?? 0;
  await sendOutbox(retryAt);
  const record = { collection: 'bidKeys', docId: 'k', fault: 'at: expected number', at: now };
  await place.store.commit([write.create(quarantine, mailId, record)]);
  expect(await rowsOf()).toMatchObject([
    [{ kind: 'staff', uid: rosa.user.uid, since: retryAt, owner: null, isOwn: false }],
    [{ title: 'bidKeys/k', fault: 'at: expected number', since: now, isOwn: false }],
  ]);
  await takeRow(one, { queue: 'mails', rowId: mailId, type: 'take' }, now);
  expect((await rowsOf())[0]).toMatchObject([{ owner: { name: 'Ada Adams' } }]);

  place.breakMail(false);
  await place.store.commit([write.delete(quarantine, mailId)]);
  expect((await actOnMail(one, { mailId, type: 'retry' }, retryAt)).ok).toBe(true);
  await sendOutbox(retryAt);
  expect(place.mails.filter(({ to }) => to === rosa.user.email)).toHaveLength(1);
  expect(await rowsOf()).toEqual([[], []]);
});

test('a failed email is sent again from the first attempt, or deleted', async () => {
  const [one] = staff();
  const aMail = { kind: 'suspended', uid: 'nobody', reason: 'x', attempts: 64, sendAt: null } as const;
  for (const id of ['again', 'gone'])
    await place.store.commit([write.create(outbox, id, { ...aMail, givenUpAt: now })]);
  expect((await actOnMail(one, { mailId: 'again', type: 'retry' }, now)).ok).toBe(true);
  expect((await actOnMail(one, { mailId: 'gone', type: 'drop' }, now)).ok).toBe(true);
  const [again, gone] = await place.store.getAll(outbox, ['again', 'gone']);
  expect(again?.data).toMatchObject({ attempts: 0, sendAt: now });
  expect(again?.data.givenUpAt).toBeUndefined();
  expect(gone).toBeNull();
  expect(await actOnMail(one, { mailId: 'again', type: 'retry' }, now)).toMatchObject({
    reason: 'not-found',
  });
});

test('of two who change a template at once, the second reads the change first', async () => {
  const [one, other] = staff();
  const typed = (title: string, version: number) => ({ use: 'return', title, text: 'Why.', version });
  expect((await saveTemplate(one, 't', typed('Roof', 0), now)).ok).toBe(true);
  expect((await saveTemplate(one, 't', typed('New roof', 1), now)).ok).toBe(true);
  const late = await saveTemplate(other, 't', typed('Old roof', 1), now);
  expect(late).toEqual({ ok: false, reason: 'changed-meanwhile' });
  expect((await listTemplates(other.user)).map(({ title }) => title)).toEqual(['New roof']);
  expect(await removeTemplate(other, 't', 1, now)).toMatchObject({ reason: 'changed-meanwhile' });
  expect((await removeTemplate(other, 't', 2, now)).ok).toBe(true);
});

test('staff, and nobody else, are told of a new report, a limit request and an organization, once', async () => {
  const [one] = staff();
  const rosa = await aBidder(place, `rosa${count}`);
  const later = now + 10 * 60_000;
  await aReport(`r${count}`, later);
  const request = { uid: rosa.user.uid, name: 'Rosa', askedCents: cents(100), at: later, proofId: 'p' };
  await place.store.commit([
    write.set(limitRequests, rosa.user.uid, { ...request, status: 'open', decided: null }),
  ]);
  await anOrganization(place, `org_new${count}`, [rosa.user], { verified: null, createdAt: later });
  await expect
    .poll(async () => (await queueQueries.verifications(10)).docs.some(({ id }) => id === `org_new${count}`))
    .toBe(true);
  for (const at of [later, later + 120_000]) {
    await tellStaff(at);
    while ((await sendOutbox(at)) > 0);
  }
  const subjects = async (by: SignedIn) =>
    (await listNotifications(by.user.uid)).docs
      .map(({ data }) => data.subject)
      .filter((each) => /new$/.test(each));
  expect((await subjects(one)).sort()).toEqual([
    expect.stringMatching(/^Bid limits and proof of funds: \d+ new$/),
    expect.stringMatching(/^Organizations to verify: \d+ new$/),
    expect.stringMatching(/^Reports: \d+ new$/),
  ]);
  expect(await subjects(rosa)).toEqual([]);
});

test('each decision counts in the figures of its week', async () => {
  const [one] = staff();
  const at = now + 400 * 24 * 3_600_000;
  await aReport('slow', at - 5 * 3_600_000);
  await handleReport(one, { reportId: 'slow', outcome: 'no-fault', why: 'Fine.' }, at);
  expect((await latestFigures(at)).at(-1)).toMatchObject({ reportHours: 5 });
});
