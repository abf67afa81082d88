import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import type { ReportOutcome } from '@/lib/domain/staff/report';
import { getVisitEvent, listOpenHouseEvents } from '@/lib/server/catalog/feeds/showing-events';
import { deleteExpired } from '@/lib/server/jobs/forget-old';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import { addressesOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { homeEvents } from '@/lib/server/records/home-events/home-event-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { decideMany } from '@/lib/server/workflows/desk/decide-many';
import { handleReport, readReport } from '@/lib/server/workflows/staff/reports';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { questions, reports, visits } from './inquiry-collections';
import {
  answerQuestion,
  askQuestion,
  countQuestions,
  dismissQuestion,
  listAnswered,
  listOwnQuestions,
  removeAnswer,
} from './questions';
import {
  addOpenHouse,
  listOpenHouses,
  listOwnShowings,
  removeOpenHouse,
  requestVisit,
  stepVisit,
} from './showings';

/** The contract of questions and showings for one store. */
export function inquiriesContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}y${Date.now().toString(36)}`;
  };
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const aHome = (seller: SignedIn) =>
    aPublishedHome(runtime(), { key: unique('h'), sellerUid: seller.user.uid, now: Date.now() });
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;
  const now = Date.parse('2026-11-22T17:00:00Z');

  /** Sends and returns all pending emails. */
  async function sentMails() {
    const send = vi.spyOn(runtime().mail, 'send').mockClear().mockResolvedValue();
    // What is collected for an organization is due a window later.
    await sendOutbox(Date.now() + 86_400_000);
    while ((await sendOutbox(Date.now() + 2 * 86_400_000)) > 0);
    return send.mock.calls.map(([mail]) => mail);
  }
  const mailsTo = async ({ user }: SignedIn) => (await sentMails()).filter(({ to }) => to === user.email);
  const emailsOf = (people: readonly SignedIn[]) => people.map(({ user }) => user.email).sort();
  /** Sends all pending emails and returns which of these people got one. */
  async function recipientsAmong(people: readonly SignedIn[]): Promise<readonly string[]> {
    const emails = emailsOf(people);
    return (await sentMails()).flatMap(({ to }) => (emails.includes(to) ? to : [])).sort();
  }

  /** Mona, Ben and Cleo sell a home together. */
  async function anOrganizationHome() {
    const [mona, ben, cleo] = [await person('mona'), await person('ben'), await person('cleo')];
    const organizationId = toOrganizationId(unique('bank'));
    const setMembers = (...members: SignedIn[]) =>
      anOrganization(
        runtime(),
        organizationId,
        members.map(({ user }) => user),
      );
    await setMembers(mona, ben, cleo);
    const home = await aPublishedHome(runtime(), {
      key: unique('h'),
      sellerUid: organizationId,
      now: Date.now(),
    });
    return { ...home, organizationId, mona, ben, cleo, members: [mona, ben, cleo] as const, setMembers };
  }
  async function aQuestion(by: SignedIn, listingKey: string): Promise<string> {
    const result = await askQuestion(by, listingKey, 'Is it dry?', now);
    if (!result.ok) throw new Error(String(result.reason));
    return result.value.questionId;
  }
  afterEach(() => void vi.restoreAllMocks());

  test('a question is public once answered, both sides are notified, and the asker stays anonymous', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa', { name: 'Rosa Delgado' })];
    const { listingKey } = await aHome(olive);
    const result = await askQuestion(rosa, listingKey, ' Is the cellar dry? ', now);
    if (!result.ok) throw new Error(String(result.reason));
    const { questionId } = result.value;
    expect(await listAnswered(listingKey)).toEqual([]);
    expect(await countQuestions(listingKey)).toEqual({ total: 1, open: 1 });
    const [email, ...rest] = await mailsTo(olive);
    expect(rest).toEqual([]);
    expect(email?.subject).toMatch(/^Question about \d+ Halsey Street/);
    expect(email?.text).toContain('Is the cellar dry?');
    const { received } = await listOwnQuestions(olive.user);
    expect(received.map(({ questionId: id, status }) => [id, status])).toEqual([[questionId, 'open']]);

    expect(reasonOf(await answerQuestion(rosa, questionId, 'I guess.', now))).toBe('not-found');
    expect(reasonOf(await answerQuestion(olive, questionId, 'Adults only.', now))).toMatchObject({
      fault: expect.stringContaining('excludes people'),
    });
    expect(await listAnswered(listingKey)).toEqual([]);
    expect(reasonOf(await answerQuestion(olive, questionId, 'Dry since 2019.', now + 1))).toBe('ok');
    expect(await countQuestions(listingKey)).toEqual({ total: 1, open: 0 });
    const answered = await listAnswered(listingKey);
    expect(answered).toEqual([
      { id: questionId, text: 'Is the cellar dry?', answer: 'Dry since 2019.', answeredAt: now + 1 },
    ]);
    const answerMails = await mailsTo(rosa);
    expect(answerMails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The seller answered: /),
    ]);
    for (const text of [email?.text ?? '', JSON.stringify(answered)])
      for (const secret of [rosa.user.name, rosa.user.email, rosa.user.uid])
        expect(text).not.toContain(secret);
    expect(reasonOf(await answerQuestion(olive, questionId, 'Dry since 2018.', now + 2))).toBe('ok');
    expect(await mailsTo(rosa)).toEqual([]);
  });

  test('a question with words about people waits for staff, who send it or not', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const [ada, eve] = [await person('ada', { role: 'admin' }), await person('eve', { role: 'admin' })];
    const { listingKey } = await aHome(olive);
    const text = 'Are there any children living upstairs?';
    const hold = async (by: SignedIn, at: number) => {
      expect(await askQuestion(by, listingKey, text, at, ' I mean the noise. ')).toMatchObject({
        ok: true,
        value: { isHeld: true },
      });
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'listingKey', op: '==', value: listingKey }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      expect(docs[0]?.data).toMatchObject({ text, status: 'open', held: { note: 'I mean the noise.' } });
      return docs[0]?.id ?? '';
    };
    const handle = (by: SignedIn, reportId: string, outcome: ReportOutcome) =>
      handleReport(by, { reportId, outcome, why: 'About noise.' }, now + 5).then(reasonOf);

    const refused = await hold(rosa, now);
    expect(await mailsTo(olive)).toEqual([]);
    expect(await listOwnQuestions(olive.user)).toMatchObject({ received: [] });
    expect(await handle(ada, refused, 'mended')).toBe('wrong-status');
    expect(await handle(ada, refused, 'not-sent')).toBe('ok');
    expect(await listLogOf(ada.user, refused)).toMatchObject([{ after: 'not-sent' }]);
    const handled = (await runtime().store.get(reports, refused))?.data;
    expect(handled).toMatchObject({ status: 'handled', text, wasHeld: true });
    expect(handled).not.toHaveProperty('held');
    const forSeller = await readReport({ ...ada.user, uid: olive.user.uid }, refused);
    expect(forSeller).toMatchObject({ ok: true, value: { report: { text: '', from: null } } });
    expect(await handle(ada, refused, 'no-fault')).toBe('wrong-status');
    const [letter, ...more] = await mailsTo(rosa);
    expect([letter?.subject, more]).toEqual([expect.stringMatching(/^Your question wasn’t sent: /), []]);
    expect(letter?.text).toContain(text);
    expect(letter?.text).toContain(
      'describes or asks about the people in the building or area (familial status or pregnancy)',
    );
    expect(letter?.text).not.toContain('About noise.');
    expect(await listOwnQuestions(olive.user)).toMatchObject({ received: [] });

    const sent = await hold(rosa, now + 1);
    const unread = { queue: 'reports', rows: new Map([[sent, 0]]), decision: 'no-fault', why: 'x' } as const;
    expect(reasonOf(await decideMany(ada, unread, now + 5))).toBe('nothing-selected');
    expect(await handle(ada, sent, 'no-fault')).toBe('ok');
    expect(await listOwnQuestions(olive.user)).toMatchObject({ received: [{ text, status: 'open' }] });
    expect((await mailsTo(olive)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Question about /),
    ]);

    expect(await handle(eve, await hold(eve, now + 2), 'no-fault')).toBe('own-text');
  });

  test('an answer with words about people waits for staff, who publish or reject it', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const [ada, eve] = [await person('ada', { role: 'admin' }), await person('eve', { role: 'admin' })];
    const { listingKey } = await aHome(olive);
    const text = 'Only adults live upstairs.';
    const heldOf = async (by: SignedIn, questionId: string, at: number) => {
      expect(await answerQuestion(by, questionId, text, at, ' It is about noise. ')).toMatchObject({
        ok: true,
        value: { isHeld: true, status: 'open', answer: null },
      });
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'listingKey', op: '==', value: listingKey }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      expect(docs[0]?.data).toMatchObject({ text, held: { kind: 'answer', note: 'It is about noise.' } });
      return docs[0]?.id ?? '';
    };
    const handle = (by: SignedIn, reportId: string, outcome: ReportOutcome) =>
      handleReport(by, { reportId, outcome, why: 'About noise.' }, now + 50).then(reasonOf);

    const first = await aQuestion(rosa, listingKey);
    expect(reasonOf(await answerQuestion(olive, first, text, now, ''))).toMatchObject({
      fault: expect.stringContaining('add a note to the reviewer'),
    });
    expect(reasonOf(await answerQuestion(olive, first, text, now))).toMatchObject({
      fault: expect.not.stringContaining('add a note to the reviewer'),
    });
    expect(reasonOf(await answerQuestion(rosa, first, text, now, 'Mine.'))).toBe('not-found');
    const refused = await heldOf(olive, first, now + 10);
    expect(await listAnswered(listingKey)).toEqual([]);
    await mailsTo(rosa);
    expect(await handle(ada, refused, 'not-sent')).toBe('ok');
    expect(await listAnswered(listingKey)).toEqual([]);
    const letters = (await mailsTo(olive)).filter(({ subject }) => subject.startsWith('Your answer'));
    expect(letters.map((letter) => letter.subject)).toEqual([
      expect.stringMatching(/^Your answer wasn’t published: /),
    ]);
    expect(letters[0]?.text).toContain(text);
    expect(letters[0]?.text).toContain('familial status');

    const stale = await heldOf(olive, first, now + 20);
    const sent = await heldOf(olive, first, now + 21);
    expect(await handle(ada, sent, 'no-fault')).toBe('ok');
    expect(await listAnswered(listingKey)).toMatchObject([{ id: first, answer: text }]);
    expect((await mailsTo(rosa)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The seller answered: /),
    ]);
    expect(await handle(ada, stale, 'no-fault'), 'a newer answer is public').toBe('cannot-send');

    const evesQuestion = await aQuestion(eve, listingKey);
    const forEve = await heldOf(olive, evesQuestion, now + 30);
    expect(await handle(eve, forEve, 'no-fault')).toBe('for-you');
    expect(await readReport(eve.user, forEve)).toMatchObject({
      value: { report: { text: '', from: null }, refused: 'for-you' },
    });
  });

  test('of two held answers the one written later becomes public, whichever is released first', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const ada = await person('ada', { role: 'admin' });
    const { listingKey } = await aHome(olive);
    const heldAnswer = async (questionId: string, text: string, at: number): Promise<string> => {
      await answerQuestion(olive, questionId, text, at, 'About noise.');
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'from.uid', op: '==', value: olive.user.uid }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      expect(docs[0]?.data).toMatchObject({ text, status: 'open' });
      return docs[0]?.id ?? '';
    };
    const publish = (reportId: string, at: number) =>
      handleReport(ada, { reportId, outcome: 'no-fault', why: 'About noise.' }, at).then(reasonOf);
    const [older, newer] = ['Only adults live upstairs.', 'Only two adults live upstairs.'] as const;
    for (const [at, order, outcomes] of [
      [now, 'older first', ['ok', 'ok']],
      [now + 100, 'newer first', ['ok', 'cannot-send']],
    ] as const) {
      const questionId = await aQuestion(rosa, listingKey);
      const held = [await heldAnswer(questionId, older, at), await heldAnswer(questionId, newer, at + 1)];
      const [first = '', second = ''] = order === 'older first' ? held : held.toReversed();
      expect([await publish(first, at + 2), await publish(second, at + 3)], order).toEqual(outcomes);
      expect(await listAnswered(listingKey)).toContainEqual(
        expect.objectContaining({ id: questionId, answer: newer }),
      );
    }
  });

  test('a held answer to a question that its seller dismissed meanwhile stays unpublished', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const ada = await person('ada', { role: 'admin' });
    const { listingKey } = await aHome(olive);
    const questionId = await aQuestion(rosa, listingKey);
    const text = 'Only adults live upstairs.';
    const publish = async (at: number) => {
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'from.uid', op: '==', value: olive.user.uid }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      const reportId = docs[0]?.id ?? '';
      return reasonOf(await handleReport(ada, { reportId, outcome: 'no-fault', why: 'About noise.' }, at));
    };
    await answerQuestion(olive, questionId, text, now, 'About noise.');
    await dismissQuestion(olive, questionId);
    expect(await publish(now + 1)).toBe('cannot-send');
    expect(await listAnswered(listingKey)).toEqual([]);
    await answerQuestion(olive, questionId, text, now + 2, 'About noise.');
    expect(await publish(now + 3), 'written after the dismissal').toBe('ok');
  });

  test('reports that were handled with their held texts lose what identifies the writer, open ones keep it', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const text = 'Are there any children living upstairs?';
    for (const at of [now, now + 1]) await askQuestion(rosa, listingKey, text, at, 'My note.');
    const stored = async () =>
      (
        await runtime().store.query(reports, {
          where: [{ field: 'listingKey', op: '==', value: listingKey }],
          orderBy: [{ field: 'at', direction: 'asc' }],
        })
      ).docs.map(({ data }) => data);
    const [older, open] = await stored();
    if (!older || !open) throw new Error('nothing was held');
    await runtime().store.commit([write.set(reports, older.reportId, { ...older, status: 'handled' })]);
    for (const at of [now, now + 60_000]) await deleteExpired(at);
    const { held, ...rest } = older;
    expect(held).toMatchObject({ note: 'My note.' });
    expect(await stored()).toEqual([{ ...rest, status: 'handled', wasHeld: true }, open]);
  });

  test('asking needs a verified email, another seller and a permitted text, and is rate limited', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const unconfirmed = await person('nora', { emailVerified: false });
    const { listingKey } = await aHome(olive);
    const ask = (by: SignedIn, text = 'Is it dry?') => askQuestion(by, listingKey, text, now);
    expect(reasonOf(await ask(unconfirmed))).toBe('unverified-email');
    expect(reasonOf(await ask(olive))).toBe('own-listing');
    expect(reasonOf(await ask(rosa, 'No children there?'))).toMatchObject({ fault: expect.any(String) });
    expect(reasonOf(await askQuestion(rosa, 'nothing', 'Is it dry?', now))).toBe('not-found');
    const answers: unknown[] = [];
    for (let each = 0; each < 11; each++) answers.push(reasonOf(await ask(rosa)));
    expect(answers.filter((each) => each === 'ok').length).toBeGreaterThan(5);
    expect(answers.at(-1)).toBe('too-many');
  });

  test('a seller can dismiss a question, and staff can remove an answer with a reason', async () => {
    const [olive, rosa, ada] = [
      await person('olive'),
      await person('rosa'),
      await person('ada', { role: 'admin' }),
    ];
    const { listingKey } = await aHome(olive);
    const ids: string[] = [];
    for (const text of ['Is it dry?', 'Is it warm?']) {
      const result = await askQuestion(rosa, listingKey, text, now);
      if (result.ok) ids.push(result.value.questionId);
    }
    const [first = '', second = ''] = ids;
    expect(reasonOf(await dismissQuestion(olive, first))).toBe('ok');
    expect(reasonOf(await dismissQuestion(olive, first))).toBe('wrong-status');
    await answerQuestion(olive, second, 'Very.', now);
    expect(reasonOf(await removeAnswer(rosa, second, 'x', now))).toBe('not-staff');
    expect(reasonOf(await removeAnswer(ada, second, ' ', now))).toBe('needs-reason');
    expect(reasonOf(await removeAnswer(ada, second, 'It names a neighbor.', now))).toBe('ok');
    expect(await listAnswered(listingKey)).toEqual([]);
    expect((await runtime().store.get(questions, second))?.data.status).toBe('removed');
    expect(reasonOf(await answerQuestion(olive, second, 'Again.', now))).toBe('wrong-status');
  });

  test('only the seller sets open houses; they are public while upcoming and appear in a calendar', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey, slug } = await aHome(olive);
    const times = { date: '2026-12-05', from: '13:00', to: '15:00' };
    expect(reasonOf(await addOpenHouse(rosa, listingKey, times, now))).toBe('not-found');
    expect(reasonOf(await addOpenHouse(olive, listingKey, { ...times, to: '12:00' }, now))).toMatchObject({
      fault: 'The end time must be after the start time.',
    });
    const listing = (await runtime().store.get(listings, listingKey))?.data;
    if (!listing) throw new Error('It was published');
    const access = { ...listing.access, kind: 'ExteriorOnly' } as const;
    await runtime().store.commit([write.set(listings, listingKey, { ...listing, access })]);
    expect(reasonOf(await addOpenHouse(olive, listingKey, times, now))).toBe('no-access');
    await runtime().store.commit([write.set(listings, listingKey, listing)]);
    expect(reasonOf(await addOpenHouse(olive, listingKey, times, now))).toBe('ok');
    const [house] = await listOpenHouses(listingKey, now);
    expect(house).toMatchObject({ startsAt: Date.parse('2026-12-05T18:00:00Z') });
    expect(await listOpenHouses(listingKey, Date.parse('2026-12-05T20:00:00Z'))).toEqual([]);
    await expect
      .poll(() => listOpenHouseEvents(slug, now))
      .toMatchObject([
        {
          summary: expect.stringMatching(/^Open house: \d+ Halsey Street/),
          startsAt: '2026-12-05T18:00:00.000Z',
        },
      ]);
    expect(reasonOf(await removeOpenHouse(rosa, listingKey, house?.id ?? '', now))).toBe('not-found');
    expect(reasonOf(await removeOpenHouse(olive, listingKey, house?.id ?? '', now))).toBe('ok');
    expect(await listOpenHouses(listingKey, now)).toEqual([]);
    expect(reasonOf(await removeOpenHouse(olive, listingKey, house?.id ?? '', now))).toBe('not-found');
  });

  test('announcing open houses is rate limited', async () => {
    const olive = await person('olive');
    const { listingKey } = await aHome(olive);
    const unclear = { date: '', from: '13:00', to: '15:00' };
    const answers: unknown[] = [];
    for (let each = 0; each < 61; each++)
      answers.push(reasonOf(await addOpenHouse(olive, listingKey, unclear, now)));
    expect(answers[0]).toEqual({ fault: 'Choose a date and time.' });
    expect(answers.at(-1)).toBe('too-many');
  });

  test('a visit can be requested, confirmed at another time and called off, with a calendar and emails to each side', async () => {
    const [olive, rosa, sam] = [
      await person('olive'),
      await person('rosa', { name: 'Rosa Delgado' }),
      await person('sam'),
    ];
    const { listingKey } = await aHome(olive);
    const visitRequest = { listingKey, date: '2026-12-04', time: '10:00', note: 'We are two.' };
    expect(reasonOf(await requestVisit(olive, visitRequest, now))).toBe('own-listing');
    const result = await requestVisit(rosa, visitRequest, now);
    if (!result.ok) throw new Error(String(result.reason));
    const { visitId } = result.value;
    expect(await getVisitEvent(visitId)).toBeNull();
    const [request] = await mailsTo(olive);
    expect(request?.text).toContain(`Rosa Delgado, ${rosa.user.email}`);
    expect(request?.text).toContain('We are two.');
    const step = (by: SignedIn, what: 'confirm' | 'call-off', more = {}) =>
      stepVisit(by, { visitId, step: what, words: 'Ring twice.', date: '', time: '', ...more }, now);
    expect(reasonOf(await step(sam, 'confirm'))).toBe('not-found');
    expect(reasonOf(await step(rosa, 'confirm'))).toBe('not-found');
    const other = { date: '2026-12-04', time: '11:30' };
    expect(reasonOf(await step(olive, 'confirm', other))).toBe('ok');
    expect(await getVisitEvent(visitId)).toMatchObject({
      startsAt: '2026-12-04T16:30:00.000Z',
      endsAt: '2026-12-04T17:00:00.000Z',
      isCancelled: false,
    });
    const [confirmed] = await mailsTo(rosa);
    expect(confirmed?.text).toContain(`/calendars/visits/${visitId}.ics`);
    expect(confirmed?.text).toContain('Ring twice.');
    expect(reasonOf(await step(rosa, 'call-off'))).toBe('ok');
    expect((await getVisitEvent(visitId))?.isCancelled).toBe(true);
    expect((await mailsTo(olive)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Showing canceled: /),
    ]);
    const own = await listOwnShowings(olive.user, { all: [], from: 0, now });
    expect(own.received.map(({ visitId: id, status }) => [id, status])).toEqual([[visitId, 'called-off']]);
    expect((await listOwnShowings(rosa.user, { all: [], from: 0, now })).sent).toHaveLength(1);
    expect((await listOwnShowings(sam.user, { all: [], from: 0, now })).sent).toEqual([]);
  });

  test('words about people go to neither side of a showing, and a note with them only past a reviewer', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const ada = await person('ada', { role: 'admin' });
    const { listingKey } = await aHome(olive);
    const visitRequest = { listingKey, date: '2026-12-04', time: '10:00', note: '' };
    const flagged = 'No kids, please.';
    const fault = { fault: expect.stringMatching(/^Not sent\. “No kids” .+ \(familial status.*\)\. /) };
    const result = await requestVisit(rosa, visitRequest, now);
    if (!result.ok) throw new Error(String(result.reason));
    const { visitId } = result.value;
    expect(await mailsTo(olive)).toHaveLength(1);
    const step = (by: SignedIn, what: 'confirm' | 'decline' | 'call-off', words: string) =>
      stepVisit(by, { visitId, step: what, words, date: '', time: '' }, now).then(reasonOf);
    const statusOf = async () => (await runtime().store.get(visits, visitId))?.data.status;
    expect(await step(olive, 'confirm', flagged)).toMatchObject(fault);
    expect(await step(olive, 'decline', flagged)).toMatchObject(fault);
    expect(await step(rosa, 'call-off', flagged)).toMatchObject(fault);
    expect(await statusOf()).toBe('requested');
    expect(await sentMails()).toEqual([]);
    expect(await step(olive, 'decline', 'The roof is being repaired.')).toBe('ok');
    expect(await statusOf()).toBe('declined');

    const note = 'Are there any children living upstairs?';
    const ask = (reviewNote: string) => requestVisit(rosa, { ...visitRequest, note, reviewNote }, now);
    expect(reasonOf(await ask(' '))).toMatchObject({
      fault: expect.stringContaining('note to the reviewer'),
    });
    expect(await mailsTo(olive)).toEqual([]);
    const held = await ask('I mean the noise.');
    if (!held.ok) throw new Error(String(held.reason));
    expect(held.value).toMatchObject({ isHeld: true });
    expect(await runtime().store.get(visits, held.value.visitId)).toBeNull();
    expect(await mailsTo(olive)).toEqual([]);
    const report = { reportId: held.value.visitId, outcome: 'no-fault', why: 'About noise.' } as const;
    expect(reasonOf(await handleReport(ada, report, now + 5))).toBe('ok');
    expect((await mailsTo(olive)).map(({ text }) => text)).toEqual([expect.stringContaining(note)]);
  });

  test('a question about an organization’s home reaches every member; each may answer, none may ask', async () => {
    const { listingKey, members, mona, ben, setMembers } = await anOrganizationHome();
    const rosa = await person('rosa');
    for (const member of members)
      expect(reasonOf(await askQuestion(member, listingKey, 'Is it dry?', now))).toBe('own-listing');
    const ids: string[] = [];
    for (const { user } of members) {
      ids.push(await aQuestion(rosa, listingKey));
      expect(await recipientsAmong([...members, rosa])).toEqual(emailsOf(members));
      const { received } = await listOwnQuestions(user);
      expect(received.map(({ questionId }) => questionId).sort()).toEqual([...ids].sort());
    }
    const [first = '', second = '', third = ''] = ids;
    expect(reasonOf(await answerQuestion(ben, first, 'It is.', now))).toBe('ok');
    expect(reasonOf(await answerQuestion(mona, first, 'It is, since 2019.', now))).toBe('ok');
    expect(reasonOf(await dismissQuestion(ben, second))).toBe('ok');
    expect(await recipientsAmong([...members, rosa])).toEqual([rosa.user.email]);
    await setMembers(mona);
    expect(reasonOf(await answerQuestion(ben, third, 'It is.', now))).toBe('not-found');
    expect(reasonOf(await dismissQuestion(ben, third))).toBe('not-found');
    expect((await listOwnQuestions(ben.user)).received).toEqual([]);
  });

  test('suspended sellers get no inquiries, and a home without an active seller takes none', async () => {
    const { listingKey, organizationId, mona, ben, cleo } = await anOrganizationHome();
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const own = await aHome(olive);
    const visitRequest = { date: '2026-12-04', time: '10:00', note: 'Ring me.' };
    const visit = (key: string) => requestVisit(rosa, { ...visitRequest, listingKey: key }, now);
    const suspend = async ({ user }: SignedIn) => {
      const suspension = { at: 1, by: 'Ada', reason: 'Fraud' };
      await runtime().store.commit([write.set(users, user.uid, { ...user, suspension })]);
    };
    await aQuestion(rosa, own.listingKey);
    await aQuestion(rosa, listingKey);
    for (const each of [olive, ben, cleo]) await suspend(each);
    expect(reasonOf(await visit(listingKey))).toBe('ok');
    expect(await recipientsAmong([olive, mona, ben, cleo])).toEqual([mona.user.email, mona.user.email]);
    expect(await addressesOf(runtime().store, organizationId)).toEqual([mona.user.email]);
    await suspend(mona);
    for (const key of [listingKey, own.listingKey]) {
      expect(reasonOf(await askQuestion(rosa, key, 'Is it dry?', now))).toBe('nobody-answers');
      expect(reasonOf(await visit(key))).toBe('nobody-answers');
    }
    expect(await sentMails()).toEqual([]);
  });

  test('questions about own homes and organization homes are listed together, latest first', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const homes = [(await aHome(olive)).listingKey];
    for (const name of ['first', 'second']) {
      const organizationId = toOrganizationId(unique(name));
      await anOrganization(runtime(), organizationId, [rosa.user, olive.user]);
      const home = await aPublishedHome(runtime(), {
        key: unique('h'),
        sellerUid: organizationId,
        now: Date.now(),
      });
      homes.push(home.listingKey);
    }
    const sam = await person('sam');
    for (const [at, listingKey] of homes.entries())
      expect(reasonOf(await askQuestion(sam, listingKey, 'Is it dry?', now + at))).toBe('ok');
    const listed = async (by: SignedIn) =>
      (await listOwnQuestions(by.user)).received.map(({ listingKey }) => listingKey);
    expect(await listed(olive)).toEqual([...homes].reverse());
    expect(await listed(rosa)).toEqual(homes.slice(1).reverse());
    expect(await listed(sam)).toEqual([]);
  });

  test('every member manages open houses and visits of the organization, and none may request a visit', async () => {
    const { listingKey, members, mona, ben, cleo, setMembers } = await anOrganizationHome();
    const rosa = await person('rosa');
    const listing = (await runtime().store.get(listings, listingKey))?.data;
    if (!listing) throw new Error('It was published');
    const visitRequest = { listingKey, date: '2026-12-04', time: '10:00', note: '' };
    const open = (by: SignedIn, from: string, to: string) =>
      addOpenHouse(by, listingKey, { date: '2026-12-05', from, to }, now);
    expect(reasonOf(await open(ben, '09:00', '10:00'))).toBe('ok');
    expect(reasonOf(await open(cleo, '10:00', '11:00'))).toBe('ok');
    const [first] = await listOpenHouses(listingKey, now);
    expect(reasonOf(await removeOpenHouse(cleo, listingKey, first?.id ?? '', now))).toBe('ok');
    for (const member of members)
      expect(reasonOf(await requestVisit(member, visitRequest, now))).toBe('own-listing');

    const visitIds: string[] = [];
    for (let each = 0; each < 3; each++) {
      const result = await requestVisit(rosa, visitRequest, now);
      if (!result.ok) throw new Error(String(result.reason));
      visitIds.push(result.value.visitId);
      expect(await recipientsAmong([...members, rosa])).toEqual(emailsOf(members));
    }
    for (const { user } of members) {
      const own = await listOwnShowings(user, { all: [listing], from: 0, now });
      expect(own.received.map(({ visitId }) => visitId).sort()).toEqual([...visitIds].sort());
      expect(own.homes.map((home) => home.openHouses.length)).toEqual([1]);
    }
    expect((await listOwnShowings(rosa.user, { all: [listing], from: 0, now })).homes).toEqual([]);

    const [one = '', two = '', three = ''] = visitIds;
    const step = (by: SignedIn, visitId: string, what: 'confirm' | 'decline' | 'call-off') =>
      stepVisit(by, { visitId, step: what, words: '', date: '', time: '' }, now);
    expect(reasonOf(await step(ben, one, 'confirm'))).toBe('ok');
    expect(reasonOf(await step(cleo, two, 'decline'))).toBe('ok');
    expect(await recipientsAmong([...members, rosa])).toEqual([rosa.user.email, rosa.user.email]);
    expect(reasonOf(await step(mona, one, 'call-off'))).toBe('ok');
    expect(await recipientsAmong([...members, rosa])).toEqual([rosa.user.email]);
    expect(reasonOf(await step(rosa, three, 'call-off'))).toBe('ok');
    expect(await recipientsAmong([...members, rosa])).toEqual(emailsOf(members));

    await setMembers(mona);
    const [house] = await listOpenHouses(listingKey, now);
    expect(reasonOf(await removeOpenHouse(ben, listingKey, house?.id ?? '', now))).toBe('not-found');
    expect(reasonOf(await open(ben, '12:00', '13:00'))).toBe('not-found');
    expect(reasonOf(await step(ben, three, 'confirm'))).toBe('not-found');
    expect(await listOwnShowings(ben.user, { all: [listing], from: 0, now })).toEqual({
      homes: [],
      next: null,
      received: [],
      sent: [],
    });
  });

  test('an organization’s webhooks get a requested visit, without what the visitor wrote', async () => {
    const { listingKey: homeId, organizationId } = await anOrganizationHome();
    const asked = { listingKey: homeId, date: '2026-12-04', time: '10:00', note: 'I am free all day.' };
    const result = await requestVisit(await person('rosa'), asked, now);
    if (!result.ok) throw new Error(String(result.reason));
    const { visitId } = result.value;
    const { docs } = await runtime().store.query(homeEvents, {
      orderBy: [{ field: 'at', direction: 'asc' }],
    });
    const ofBank = docs.filter(({ data }) => data.organisationId === organizationId);
    expect(ofBank.flatMap(({ data }) => (data.type === 'visit.requested' ? data : []))).toEqual([
      {
        type: 'visit.requested',
        organisationId: organizationId,
        at: now,
        data: { homeId, visitId, status: 'requested' },
      },
    ]);
  });

  test('membership as of the commit decides what a person may do', async () => {
    const { listingKey, mona, ben, setMembers } = await anOrganizationHome();
    const [rosa, sam] = [await person('rosa'), await person('sam')];
    const questionId = await aQuestion(rosa, listingKey);
    const visitRequest = { listingKey, date: '2026-12-04', time: '10:00', note: '' };
    const result = await requestVisit(rosa, visitRequest, now);
    if (!result.ok) throw new Error(String(result.reason));
    const { visitId } = result.value;
    const times = { date: '2026-12-05', from: '09:00', to: '10:00' };
    const ofMembers: Readonly<Record<string, () => Promise<Parameters<typeof reasonOf>[0]>>> = {
      answer: () => answerQuestion(ben, questionId, 'It is.', now),
      dismiss: () => dismissQuestion(ben, questionId),
      open: () => addOpenHouse(ben, listingKey, times, now),
      confirm: () => stepVisit(ben, { visitId, step: 'confirm', words: '', date: '', time: '' }, now),
    };
    for (const [name, act] of Object.entries(ofMembers)) {
      await setMembers(mona, ben);
      duringNextCommit(runtime(), () => setMembers(mona));
      expect([name, reasonOf(await act())]).toEqual([name, 'not-found']);
    }
    const ofOthers: Readonly<Record<string, () => Promise<Parameters<typeof reasonOf>[0]>>> = {
      ask: () => askQuestion(sam, listingKey, 'Is it dry?', now),
      visit: () => requestVisit(sam, visitRequest, now),
    };
    for (const [name, act] of Object.entries(ofOthers)) {
      await setMembers(mona);
      duringNextCommit(runtime(), () => setMembers(mona, sam));
      expect([name, reasonOf(await act())]).toEqual([name, 'own-listing']);
    }
  });

  test('showings of many homes are listed a hundred homes at a time', async () => {
    const { listingKey, organizationId, ben } = await anOrganizationHome();
    const [olive, listing] = [await person('olive'), (await runtime().store.get(listings, listingKey))?.data];
    if (!listing) throw new Error('It was published');
    const all = Array.from({ length: 400 }, (_, at) => ({
      ...listing,
      listingKey: `${listingKey}-${at}`,
      seller: { ...listing.seller, id: at % 2 === 0 ? organizationId : 'another' },
    }));
    const pages: unknown[] = [];
    const seen: string[] = [];
    for (const from of [0, 100, 200]) {
      const { homes, next } = await listOwnShowings(ben.user, { all, from, now });
      pages.push([homes.length, next]);
      seen.push(...homes.map((home) => home.listing.listingKey));
    }
    expect(pages).toEqual([
      [100, 100],
      [100, null],
      [0, null],
    ]);
    expect(seen).toEqual(all.filter((_, at) => at % 2 === 0).map((each) => each.listingKey));
    expect((await listOwnShowings(olive.user, { all, from: 0, now })).homes).toEqual([]);
  });
}
