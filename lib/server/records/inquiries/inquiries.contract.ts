import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { getVisitEvent, listOpenHouseEvents } from '@/lib/server/catalog/feeds/showing-events';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import { addressesOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { questions } from './inquiry-collections';
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

/** Questions and showings on one engine. */
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

  /** The letters that waited. */
  async function sentMails() {
    const send = vi.spyOn(runtime().mail, 'send').mockClear().mockResolvedValue();
    while ((await sendOutbox(Date.now() + 86_400_000)) > 0);
    return send.mock.calls.map(([mail]) => mail);
  }
  const mailsTo = async ({ user }: SignedIn) => (await sentMails()).filter(({ to }) => to === user.email);
  const emailsOf = (people: readonly SignedIn[]) => people.map(({ user }) => user.email).sort();
  /** To whom of these people a letter waited. */
  async function toldOf(people: readonly SignedIn[]): Promise<readonly string[]> {
    const emails = emailsOf(people);
    return (await sentMails()).flatMap(({ to }) => (emails.includes(to) ? to : [])).sort();
  }

  /** Mona, Ben and Cleo sell a home together. */
  async function aBanksHome() {
    const [mona, ben, cleo] = [await person('mona'), await person('ben'), await person('cleo')];
    const bank = toOrganizationId(unique('bank'));
    const setMembers = (...members: SignedIn[]) =>
      anOrganization(
        runtime(),
        bank,
        members.map(({ user }) => user),
      );
    await setMembers(mona, ben, cleo);
    const home = await aPublishedHome(runtime(), { key: unique('h'), sellerUid: bank, now: Date.now() });
    return { ...home, bank, mona, ben, cleo, members: [mona, ben, cleo] as const, setMembers };
  }
  async function anAskedQuestion(by: SignedIn, listingKey: string): Promise<string> {
    const asked = await askQuestion(by, listingKey, 'Is it dry?', now);
    if (!asked.ok) throw new Error(String(asked.reason));
    return asked.value.questionId;
  }
  afterEach(() => void vi.restoreAllMocks());

  test('a question is public once the seller has answered, both are told, and who asked is told to nobody', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa', { name: 'Rosa Delgado' })];
    const { listingKey } = await aHome(olive);
    const asked = await askQuestion(rosa, listingKey, ' Is the cellar dry? ', now);
    if (!asked.ok) throw new Error(String(asked.reason));
    const { questionId } = asked.value;
    expect(await listAnswered(listingKey)).toEqual([]);
    expect(await countQuestions(listingKey)).toEqual({ asked: 1, open: 1 });
    const [letter, ...rest] = await mailsTo(olive);
    expect(rest).toEqual([]);
    expect(letter?.subject).toMatch(/^A question about \d+ Halsey Street/);
    expect(letter?.text).toContain('Is the cellar dry?');
    const { received } = await listOwnQuestions(olive.user);
    expect(received.map(({ questionId: id, status }) => [id, status])).toEqual([[questionId, 'open']]);

    expect(reasonOf(await answerQuestion(rosa, questionId, 'I guess.', now))).toBe('not-found');
    expect(reasonOf(await answerQuestion(olive, questionId, 'Adults only.', now))).toMatchObject({
      fault: expect.stringContaining('speaks of people'),
    });
    expect(await listAnswered(listingKey)).toEqual([]);
    expect(reasonOf(await answerQuestion(olive, questionId, 'Dry since 2019.', now + 1))).toBe('ok');
    expect(await countQuestions(listingKey)).toEqual({ asked: 1, open: 0 });
    const shown = await listAnswered(listingKey);
    expect(shown).toEqual([
      { id: questionId, text: 'Is the cellar dry?', answer: 'Dry since 2019.', answeredAt: now + 1 },
    ]);
    const told = await mailsTo(rosa);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^The seller answered: /)]);
    for (const text of [letter?.text ?? '', JSON.stringify(shown)])
      for (const secret of [rosa.user.name, rosa.user.email, rosa.user.uid])
        expect(text).not.toContain(secret);
    expect(reasonOf(await answerQuestion(olive, questionId, 'Dry since 2018.', now + 2))).toBe('ok');
    expect(await mailsTo(rosa)).toEqual([]);
  });

  test('a question is asked by people with a confirmed address, not of oneself, in decent words, and not without end', async () => {
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

  test('a question can be left unanswered, and staff take an answer off the page with an entry in the log', async () => {
    const [olive, rosa, ada] = [
      await person('olive'),
      await person('rosa'),
      await person('ada', { role: 'admin' }),
    ];
    const { listingKey } = await aHome(olive);
    const ids: string[] = [];
    for (const text of ['Is it dry?', 'Is it warm?']) {
      const asked = await askQuestion(rosa, listingKey, text, now);
      if (asked.ok) ids.push(asked.value.questionId);
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

  test('open houses are the seller’s to set, stand for everybody while they are ahead, and make a calendar', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey, slug } = await aHome(olive);
    const times = { date: '2026-12-05', from: '13:00', to: '15:00' };
    expect(reasonOf(await addOpenHouse(rosa, listingKey, times, now))).toBe('not-found');
    expect(reasonOf(await addOpenHouse(olive, listingKey, { ...times, to: '12:00' }, now))).toMatchObject({
      fault: 'It must end after it begins.',
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
  });

  test('a visit is asked for, confirmed at another time, in both calendars, called off, and each side is told', async () => {
    const [olive, rosa, sam] = [
      await person('olive'),
      await person('rosa', { name: 'Rosa Delgado' }),
      await person('sam'),
    ];
    const { listingKey } = await aHome(olive);
    const wish = { listingKey, date: '2026-12-04', time: '10:00', note: 'We are two.' };
    expect(reasonOf(await requestVisit(olive, wish, now))).toBe('own-listing');
    const asked = await requestVisit(rosa, wish, now);
    if (!asked.ok) throw new Error(String(asked.reason));
    const { visitId } = asked.value;
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
      expect.stringMatching(/^Called off: /),
    ]);
    const own = await listOwnShowings(olive.user, { all: [], from: 0, now });
    expect(own.received.map(({ visitId: id, status }) => [id, status])).toEqual([[visitId, 'called-off']]);
    expect((await listOwnShowings(rosa.user, { all: [], from: 0, now })).asked).toHaveLength(1);
    expect((await listOwnShowings(sam.user, { all: [], from: 0, now })).asked).toEqual([]);
  });

  test('a question about the home of an organisation reaches all its members, and each of them answers, none asks', async () => {
    const { listingKey, members, mona, ben, setMembers } = await aBanksHome();
    const rosa = await person('rosa');
    for (const member of members)
      expect(reasonOf(await askQuestion(member, listingKey, 'Is it dry?', now))).toBe('own-listing');
    const ids: string[] = [];
    for (const { user } of members) {
      ids.push(await anAskedQuestion(rosa, listingKey));
      expect(await toldOf([...members, rosa])).toEqual(emailsOf(members));
      const { received } = await listOwnQuestions(user);
      expect(received.map(({ questionId }) => questionId).sort()).toEqual([...ids].sort());
    }
    const [first = '', second = '', third = ''] = ids;
    expect(reasonOf(await answerQuestion(ben, first, 'It is.', now))).toBe('ok');
    expect(reasonOf(await answerQuestion(mona, first, 'It is, since 2019.', now))).toBe('ok');
    expect(reasonOf(await dismissQuestion(ben, second))).toBe('ok');
    expect(await toldOf([...members, rosa])).toEqual([rosa.user.email]);
    await setMembers(mona);
    expect(reasonOf(await answerQuestion(ben, third, 'It is.', now))).toBe('not-found');
    expect(reasonOf(await dismissQuestion(ben, third))).toBe('not-found');
    expect((await listOwnQuestions(ben.user)).received).toEqual([]);
  });

  test('who is suspended reads nothing of visitors, and where nobody else sells nobody is asked', async () => {
    const { listingKey, bank, mona, ben, cleo } = await aBanksHome();
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const own = await aHome(olive);
    const wish = { date: '2026-12-04', time: '10:00', note: 'Ring me.' };
    const visit = (key: string) => requestVisit(rosa, { ...wish, listingKey: key }, now);
    const suspend = async ({ user }: SignedIn) => {
      const suspension = { at: 1, by: 'Ada', reason: 'Fraud' };
      await runtime().store.commit([write.set(users, user.uid, { ...user, suspension })]);
    };
    await anAskedQuestion(rosa, own.listingKey);
    await anAskedQuestion(rosa, listingKey);
    for (const each of [olive, ben, cleo]) await suspend(each);
    expect(reasonOf(await visit(listingKey))).toBe('ok');
    expect(await toldOf([olive, mona, ben, cleo])).toEqual([mona.user.email, mona.user.email]);
    expect(await addressesOf(runtime().store, bank)).toEqual([mona.user.email]);
    await suspend(mona);
    for (const key of [listingKey, own.listingKey]) {
      expect(reasonOf(await askQuestion(rosa, key, 'Is it dry?', now))).toBe('nobody-answers');
      expect(reasonOf(await visit(key))).toBe('nobody-answers');
    }
    expect(await sentMails()).toEqual([]);
  });

  test('one’s own homes and those of each of one’s organisations are listed together, the latest question first', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const homes = [(await aHome(olive)).listingKey];
    for (const name of ['first', 'second']) {
      const bank = toOrganizationId(unique(name));
      await anOrganization(runtime(), bank, [rosa.user, olive.user]);
      const home = await aPublishedHome(runtime(), { key: unique('h'), sellerUid: bank, now: Date.now() });
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

  test('every member sets the open houses of the organisation and answers its visits, and none visits its home', async () => {
    const { listingKey, members, mona, ben, cleo, setMembers } = await aBanksHome();
    const rosa = await person('rosa');
    const listing = (await runtime().store.get(listings, listingKey))?.data;
    if (!listing) throw new Error('It was published');
    const wish = { listingKey, date: '2026-12-04', time: '10:00', note: '' };
    const open = (by: SignedIn, from: string, to: string) =>
      addOpenHouse(by, listingKey, { date: '2026-12-05', from, to }, now);
    expect(reasonOf(await open(ben, '09:00', '10:00'))).toBe('ok');
    expect(reasonOf(await open(cleo, '10:00', '11:00'))).toBe('ok');
    const [first] = await listOpenHouses(listingKey, now);
    expect(reasonOf(await removeOpenHouse(cleo, listingKey, first?.id ?? '', now))).toBe('ok');
    for (const member of members) expect(reasonOf(await requestVisit(member, wish, now))).toBe('own-listing');

    const visitIds: string[] = [];
    for (let each = 0; each < 3; each++) {
      const asked = await requestVisit(rosa, wish, now);
      if (!asked.ok) throw new Error(String(asked.reason));
      visitIds.push(asked.value.visitId);
      expect(await toldOf([...members, rosa])).toEqual(emailsOf(members));
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
    expect(await toldOf([...members, rosa])).toEqual([rosa.user.email, rosa.user.email]);
    expect(reasonOf(await step(mona, one, 'call-off'))).toBe('ok');
    expect(await toldOf([...members, rosa])).toEqual([rosa.user.email]);
    expect(reasonOf(await step(rosa, three, 'call-off'))).toBe('ok');
    expect(await toldOf([...members, rosa])).toEqual(emailsOf(members));

    await setMembers(mona);
    const [house] = await listOpenHouses(listingKey, now);
    expect(reasonOf(await removeOpenHouse(ben, listingKey, house?.id ?? '', now))).toBe('not-found');
    expect(reasonOf(await open(ben, '12:00', '13:00'))).toBe('not-found');
    expect(reasonOf(await step(ben, three, 'confirm'))).toBe('not-found');
    expect(await listOwnShowings(ben.user, { all: [listing], from: 0, now })).toEqual({
      ...{ homes: [], next: null, received: [], asked: [] },
    });
  });

  test('whoever leaves or joins the organisation before the commit acts as what they are by then', async () => {
    const { listingKey, mona, ben, setMembers } = await aBanksHome();
    const [rosa, sam] = [await person('rosa'), await person('sam')];
    const questionId = await anAskedQuestion(rosa, listingKey);
    const wish = { listingKey, date: '2026-12-04', time: '10:00', note: '' };
    const asked = await requestVisit(rosa, wish, now);
    if (!asked.ok) throw new Error(String(asked.reason));
    const { visitId } = asked.value;
    const times = { date: '2026-12-05', from: '09:00', to: '10:00' };
    const ofMembers: Readonly<Record<string, () => Promise<Parameters<typeof reasonOf>[0]>>> = {
      answer: () => answerQuestion(ben, questionId, 'It is.', now),
      dismiss: () => dismissQuestion(ben, questionId),
      open: () => addOpenHouse(ben, listingKey, times, now),
      confirm: () => stepVisit(ben, { visitId, step: 'confirm', words: '', date: '', time: '' }, now),
    };
    for (const [deed, act] of Object.entries(ofMembers)) {
      await setMembers(mona, ben);
      duringNextCommit(runtime(), () => setMembers(mona));
      expect([deed, reasonOf(await act())]).toEqual([deed, 'not-found']);
    }
    const ofOthers: Readonly<Record<string, () => Promise<Parameters<typeof reasonOf>[0]>>> = {
      ask: () => askQuestion(sam, listingKey, 'Is it dry?', now),
      visit: () => requestVisit(sam, wish, now),
    };
    for (const [deed, act] of Object.entries(ofOthers)) {
      await setMembers(mona);
      duringNextCommit(runtime(), () => setMembers(mona, sam));
      expect([deed, reasonOf(await act())]).toEqual([deed, 'own-listing']);
    }
  });

  test('of very many homes the showings are listed a hundred at a time', async () => {
    const { listingKey, bank, ben } = await aBanksHome();
    const [olive, listing] = [await person('olive'), (await runtime().store.get(listings, listingKey))?.data];
    if (!listing) throw new Error('It was published');
    const all = Array.from({ length: 400 }, (_, at) => ({
      ...listing,
      listingKey: `${listingKey}-${at}`,
      seller: { ...listing.seller, id: at % 2 === 0 ? bank : 'another' },
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
