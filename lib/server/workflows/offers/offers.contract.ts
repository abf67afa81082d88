import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { cents } from '@/lib/domain/shared/money';
import type { ReportOutcome } from '@/lib/domain/staff/report';
import { sendWithDigests } from '@/lib/server/jobs/messages/send-outbox.fixture';
import { runOffers } from '@/lib/server/jobs/run-offers';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { homeEvents } from '@/lib/server/records/home-events/home-event-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { lastNotificationAt } from '@/lib/server/records/notifications/inbox';
import { listingUpdates } from '@/lib/server/records/notifications/notification-collections';
import { offerBooks, offers } from '@/lib/server/records/offers/offer-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { handleReport } from '@/lib/server/workflows/staff/reports';
import { answerOffer, callHighestAndBest, counterOffer, submitOffer, withdrawOffer } from './offer-commands';
import { anOfferedHome, typedOffer } from './offers.fixture';
import type { OfferRequest } from './on-home';
import { listOwnOffers, readHomeOffers, readOffer, readOfferPage } from './own-offers';

const hourMs = 3_600_000;

/** Offers on one engine. */
export function offersContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}o${Date.now().toString(36)}`;
  };
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const now = Date.now();
  const request = (by: SignedIn, at = now, requestId = unique('r')): OfferRequest => ({
    by,
    requestId,
    receivedAt: at,
  });
  const aHome = (seller: SignedIn, parts: { startsAt?: number; takesOffers?: boolean } = {}) =>
    anOfferedHome(runtime(), { key: unique('h'), sellerUid: seller.user.uid, now, ...parts });
  /** Answers from a page loaded at the time of the request. */
  async function seenBy({ by, receivedAt }: OfferRequest, offerId: string) {
    const read = await readOffer(by.user, offerId, receivedAt);
    return { offerId, seen: read.ok ? read.value.offer.history.length : 0 };
  }
  const answer = async (offerRequest: OfferRequest, offerId: string, type: 'accept' | 'decline') =>
    answerOffer(offerRequest, await seenBy(offerRequest, offerId), type);
  const counter = async (offerRequest: OfferRequest, offerId: string, typed = typedOffer()) =>
    counterOffer(offerRequest, await seenBy(offerRequest, offerId), typed);
  type Answer = { ok: true; value: { offerId: string | null } } | { ok: false; reason: unknown };
  const reasonOf = (answer: Answer) => (answer.ok ? 'ok' : answer.reason);
  async function offerOf(by: SignedIn, listingKey: string, more = {}, at = now): Promise<string> {
    const made = await submitOffer(request(by, at), listingKey, typedOffer(more));
    if (!made.ok || made.value.offerId === null) throw new Error(JSON.stringify(made));
    return made.value.offerId;
  }
  const statusOf = async (offerId: string) => (await runtime().store.get(offers, offerId))?.data.status;
  const listingOf = async (key: string) => (await runtime().store.get(listings, key))?.data;
  async function lettersTo(...people: readonly SignedIn[]): Promise<readonly (readonly string[])[]> {
    const send = vi.spyOn(runtime().mail, 'send').mockClear().mockResolvedValue();
    await sendWithDigests(Date.now() + 400 * 24 * hourMs);
    const sent = send.mock.calls.map(([mail]) => mail);
    return people.map(({ user }) =>
      sent.flatMap(({ to, subject }) => (to === user.email ? subject.replace(/: .*/, '') : [])).sort(),
    );
  }
  afterEach(() => void vi.restoreAllMocks());

  test('an offer is countered and accepted, both sides are notified and see the same history, and the home is Pending', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey);
    expect(await lettersTo(olive, rosa)).toEqual([['Offer of $380,000'], []]);
    const terms = typedOffer({ price: '395,000', message: '' });
    expect(reasonOf(await counter(request(olive), offerId, terms))).toBe('ok');
    expect(reasonOf(await counter(request(olive), offerId, terms))).toBe('not-your-turn');
    expect(reasonOf(await answer(request(rosa), offerId, 'accept'))).toBe('ok');
    expect(await lettersTo(olive, rosa)).toEqual([
      ['Offer accepted at $395,000'],
      ['Counteroffer of $395,000', 'Offer accepted at $395,000'],
    ]);
    expect(await listingOf(listingKey)).toMatchObject({ standardStatus: 'Pending', statusChangedAt: now });
    for (const by of [olive, rosa]) {
      const read = await readOffer(by.user, offerId, now);
      if (!read.ok) throw new Error(read.reason);
      expect(read.value.offer.status).toBe('Accepted');
      expect(read.value.offer.history.map(({ type }) => type)).toEqual([
        'submitted',
        'countered',
        'accepted',
      ]);
    }
  });

  test('accepting one of several offers ends the others in its commit and blocks new ones', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const { listingKey } = await aHome(olive);
    const [first, second] = [await offerOf(rosa, listingKey), await offerOf(theo, listingKey)];
    const both = await Promise.all(
      [first, second].map((offerId) => answer(request(olive), offerId, 'accept')),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await statusOf(first), await statusOf(second)].sort()).toEqual(['Accepted', 'Declined']);
    const nell = await person('nell');
    expect(reasonOf(await submitOffer(request(nell), listingKey, typedOffer()))).toBe('off-market');
    const emails = await lettersTo(rosa, theo);
    expect(emails.flat().sort()).toEqual(['Another offer was accepted', 'Offer accepted at $380,000']);
  });

  test('a repeated request takes effect once, however often it arrives', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const made = request(rosa);
    const answers = await Promise.all([1, 2, 3].map(() => submitOffer(made, listingKey, typedOffer())));
    const [offerId] = answers.flatMap((answer) => (answer.ok ? (answer.value.offerId ?? []) : []));
    expect(answers.map(reasonOf)).toEqual(['ok', 'ok', 'ok']);
    const accepting = request(olive);
    for (let each = 0; each < 3; each++)
      expect(reasonOf(await answer(accepting, offerId ?? '', 'accept'))).toBe('ok');
    expect((await runtime().store.get(offers, offerId ?? ''))?.data.history).toHaveLength(2);
    expect((await lettersTo(olive))[0]).toEqual(['Offer accepted at $380,000', 'Offer of $380,000']);
  });

  test('an ineligible bidder cannot make an offer, strangers cannot read one, and invalid fields are named', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const { listingKey } = await aHome(olive);
    const refused: readonly (readonly [SignedIn, string])[] = [
      [olive, 'own-listing'],
      [await person('nora', { emailVerified: false }), 'unverified-email'],
      [await person('kim', { registration: null }), 'not-registered'],
      [await person('ada', { role: 'admin' }), 'conflict-of-interest'],
      [await person('sid', { suspension: { at: 1, by: 'Ada', reason: 'x' } }), 'signed-out'],
    ];
    for (const [by, reason] of refused)
      expect(reasonOf(await submitOffer(request(by), listingKey, typedOffer()))).toBe(reason);
    const wrong = await submitOffer(request(rosa), listingKey, typedOffer({ price: 'a lot' }));
    expect(reasonOf(wrong)).toEqual({ price: expect.any(String) });
    const offerId = await offerOf(rosa, listingKey);
    expect(reasonOf(await answer(request(theo), offerId, 'accept'))).toBe('not-found');
    expect((await readOffer(theo.user, offerId, now)).ok).toBe(false);
    expect((await readHomeOffers(theo.user, listingKey, now)).ok).toBe(false);
    expect(reasonOf(await callHighestAndBest(request(rosa), listingKey, { stands: '24' }))).toBe('not-found');
  });

  test('members of the selling organization can all answer offers but not make one', async () => {
    const [mona, ben, rosa] = [await person('mona'), await person('ben'), await person('rosa')];
    const bank = toOrganizationId(unique('bank'));
    await anOrganization(runtime(), bank, [mona.user, ben.user]);
    const { listingKey } = await anOfferedHome(runtime(), { key: unique('h'), sellerUid: bank, now });
    expect(reasonOf(await submitOffer(request(ben), listingKey, typedOffer()))).toBe('own-listing');
    const offerId = await offerOf(rosa, listingKey);
    expect(await lettersTo(mona, ben)).toEqual([['Offer of $380,000'], ['Offer of $380,000']]);
    expect(reasonOf(await counter(request(ben), offerId))).toBe('ok');
    expect((await listOwnOffers(mona.user, now)).received).toHaveLength(1);
    await anOrganization(runtime(), bank, [mona.user, rosa.user]);
    expect(reasonOf(await counter(request(rosa), offerId))).toBe('own-listing');
    expect(reasonOf(await answer(request(rosa), offerId, 'accept'))).toBe('own-listing');
  });

  test('while the seller’s organization is suspended, a buyer can decline its counteroffer but not accept it', async () => {
    const [mona, rosa, theo] = [await person('mona'), await person('rosa'), await person('theo')];
    const bank = toOrganizationId(unique('bank'));
    const suspended = { reason: 'Not a bank.', by: { uid: 'ada', name: 'Ada' }, at: now };
    await anOrganization(runtime(), bank, [mona.user]);
    const { listingKey } = await anOfferedHome(runtime(), { key: unique('h'), sellerUid: bank, now });
    const [openOfferId, declined] = [await offerOf(rosa, listingKey), await offerOf(theo, listingKey)];
    for (const offerId of [openOfferId, declined])
      expect(reasonOf(await counter(request(mona), offerId))).toBe('ok');
    await anOrganization(runtime(), bank, [mona.user], { suspended });
    expect(reasonOf(await answer(request(rosa), openOfferId, 'accept'))).toBe('nobody-answers');
    expect(reasonOf(await counter(request(rosa), openOfferId))).toBe('nobody-answers');
    expect(reasonOf(await answer(request(theo), declined, 'decline'))).toBe('ok');
    await anOrganization(runtime(), bank, [mona.user]);
    expect(reasonOf(await answer(request(rosa), openOfferId, 'accept'))).toBe('ok');
  });

  test('the buyer’s eligibility is checked at every agreement, and the seller does not learn the reason', async () => {
    const [mona, rosa] = [await person('mona'), await person('rosa')];
    const bank = toOrganizationId(unique('bank'));
    await anOrganization(runtime(), bank, [mona.user]);
    const { listingKey } = await anOfferedHome(runtime(), { key: unique('h'), sellerUid: bank, now });
    const ofSeller = await offerOf(rosa, listingKey);
    const theo = await person('theo');
    const ofBuyer = await offerOf(theo, listingKey);
    expect(reasonOf(await counter(request(mona), ofBuyer))).toBe('ok');
    const { user } = rosa;
    const registration = user.registration && {
      ...user.registration,
      buyerType: 'covered-investor' as const,
    };
    const meanwhile: readonly (readonly [Partial<User>, string])[] = [
      [{ role: 'admin' }, 'conflict-of-interest'],
      [{ registration }, 'investor-wait'],
      [{ emailVerified: false }, 'unverified-email'],
    ];
    for (const [change, reason] of meanwhile) {
      await runtime().store.commit([
        write.set(users, rosa.user.uid, { ...rosa.user, ...change }),
        write.set(users, theo.user.uid, { ...theo.user, ...change }),
      ]);
      expect(reasonOf(await answer(request(mona), ofSeller, 'accept'))).toBe('buyer-barred');
      expect(reasonOf(await answer(request(theo), ofBuyer, 'accept'))).toBe(reason);
      expect(reasonOf(await counter(request(theo), ofBuyer))).toBe(reason);
    }
    await runtime().store.commit([write.set(users, rosa.user.uid, rosa.user)]);
    await anOrganization(runtime(), bank, [mona.user, rosa.user]);
    expect(reasonOf(await answer(request(mona), ofSeller, 'accept'))).toBe('buyer-barred');
    await anOrganization(runtime(), bank, [mona.user]);
    await runtime().store.commit([write.delete(users, rosa.user.uid)]);
    expect(reasonOf(await answer(request(mona), ofSeller, 'accept'))).toBe('nobody-answers');
    await runtime().store.commit([write.set(users, rosa.user.uid, rosa.user)]);
    expect(reasonOf(await answer(request(mona), ofSeller, 'accept'))).toBe('ok');
  });

  test('during a head start only owner-occupants can make an offer or have one accepted', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const asInvestor = async ({ user }: SignedIn) => {
      const registration = user.registration && {
        ...user.registration,
        buyerType: 'investor' as const,
      };
      await runtime().store.commit([write.set(users, user.uid, { ...user, registration })]);
    };
    await asInvestor(theo);
    const fixed = await withHeadStart(await aHome(olive), 2);
    const offered = (at: number) => submitOffer(request(theo, at), fixed, typedOffer());
    expect(reasonOf(await offered(now + 48 * hourMs - 1))).toBe('owner-occupants-first');
    const offerId = await offerOf(rosa, fixed);
    await asInvestor(rosa);
    expect(reasonOf(await answer(request(olive), offerId, 'accept'))).toBe('buyer-barred');
    await runtime().store.commit([write.set(users, rosa.user.uid, rosa.user)]);
    await extendSession(theo);
    expect(reasonOf(await offered(now + 48 * hourMs))).toBe('ok');
    expect(reasonOf(await answer(request(olive), offerId, 'accept'))).toBe('ok');

    const before = await withHeadStart(await aHome(olive, { startsAt: now + 72 * hourMs }), 1);
    expect(reasonOf(await submitOffer(request(theo), before, typedOffer()))).toBe('owner-occupants-first');
    expect(reasonOf(await submitOffer(request(rosa), before, typedOffer()))).toBe('ok');
  });

  test('a covered investor waits 90 days from the current asking price, however long the home was listed before', async () => {
    const olive = await person('olive');
    const fund = await person('fund');
    const registration = fund.user.registration && {
      ...fund.user.registration,
      buyerType: 'covered-investor' as const,
    };
    await runtime().store.commit([write.set(users, fund.user.uid, { ...fund.user, registration })]);
    const home = await aHome(olive);
    const offered = async (changed: Partial<Listing>) => {
      const unsold = { ...home, listedAt: 0, previousListPriceCents: null, ...changed } as Listing;
      await runtime().store.commit([write.set(listings, home.listingKey, unsold)]);
      return reasonOf(await submitOffer(request(fund), home.listingKey, typedOffer()));
    };
    expect(await offered({ offeredSince: now - 90 * 24 * hourMs + 1 })).toBe('investor-wait');
    expect(await offered({ offeredSince: now - 90 * 24 * hourMs })).toBe('ok');
    const page = await readOfferPage({ ...fund.user, registration }, home.listingKey, now);
    expect(page).toMatchObject({ needsInvestorForm: true });
    expect(await readOfferPage(olive.user, home.listingKey, now)).toMatchObject({ needsInvestorForm: false });
  });

  async function withHeadStart(listing: Listing, ownerOccupantDays: number): Promise<string> {
    const { listingKey, saleTerms } = listing;
    if (!saleTerms) throw new Error('The wizard asks for them');
    const updated = {
      ...listing,
      listedAt: 0,
      offeredSince: now,
      saleTerms: { ...saleTerms, ownerOccupantDays },
    };
    await runtime().store.commit([write.set(listings, listingKey, updated)]);
    return listingKey;
  }

  test('a buyer with the listing’s seller in the household can neither offer nor bid, registered or not', async () => {
    const [olive, rosa, bea] = [await person('olive'), await person('rosa'), await person('bea')];
    const home = await aHome(olive);
    const seller = { ...home.seller, kind: 'owner' as const, name: 'Ann Hill and Bo Hill' };
    await runtime().store.commit([write.set(listings, home.listingKey, { ...home, seller })]);
    const registration = rosa.user.registration && { ...rosa.user.registration, household: ['bo hill'] };
    await runtime().store.commit([write.set(users, rosa.user.uid, { ...rosa.user, registration })]);
    expect(reasonOf(await submitOffer(request(rosa), home.listingKey, typedOffer()))).toBe(
      'conflict-of-interest',
    );
    expect(reasonOf(await submitOffer(request(bea), home.listingKey, typedOffer()))).toBe('ok');
  });

  test('only the two sides see the reviewed proof of funds, capped at the offered amount and without documents', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const funds = { cents: cents(50_000_000), at: 77 };
    await runtime().store.commit([write.set(users, rosa.user.uid, { ...rosa.user, funds })]);
    const { listingKey } = await aHome(olive);
    const [first, second] = [await offerOf(rosa, listingKey), await offerOf(theo, listingKey)];
    const expectedFunds = { upToCents: 38_000_000, at: 77, isEnough: true };
    for (const { user } of [olive, rosa])
      expect(await readOffer(user, first, now)).toMatchObject({ value: { funds: expectedFunds } });
    expect(await readOffer(olive.user, second, now)).toMatchObject({ value: { funds: null } });
    expect((await readOffer(theo.user, first, now)).ok).toBe(false);
    const home = await readHomeOffers(olive.user, listingKey, now);
    const read = home.ok ? home.value.offers : [];
    expect(read.map((offer) => [offer.offerId, offer.funds])).toEqual(
      expect.arrayContaining([
        [first, expectedFunds],
        [second, null],
      ]),
    );
    expect(JSON.stringify(read)).not.toContain('50000000');
    expect(reasonOf(await counter(request(olive), first, typedOffer({ price: '900,000' })))).toBe('ok');
    expect(await readOffer(olive.user, first, now)).toMatchObject({ value: { funds: expectedFunds } });
  });

  test('a seller whose account is gone cannot agree', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey);
    expect(reasonOf(await counter(request(olive), offerId))).toBe('ok');
    await runtime().store.commit([write.delete(users, olive.user.uid)]);
    expect(reasonOf(await answer(request(rosa), offerId, 'accept'))).toBe('nobody-answers');
  });

  test('an answer from an outdated page is refused, and a repeated answer has the same result', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey);
    const seen = 1;
    expect(reasonOf(await counter(request(olive), offerId))).toBe('ok');
    expect(reasonOf(await counter(request(rosa), offerId, typedOffer({ price: '500,000' })))).toBe('ok');
    for (const type of ['accept', 'decline'] as const)
      expect(reasonOf(await answerOffer(request(olive), { offerId, seen }, type))).toBe('changed');
    const blind = await answerOffer(request(olive), { offerId, seen: Number.NaN }, 'accept');
    expect(reasonOf(blind)).toBe('changed');
    const accepting = request(olive);
    for (let each = 0; each < 2; each++)
      expect(reasonOf(await answerOffer(accepting, { offerId, seen: 3 }, 'accept'))).toBe('ok');
    expect(await statusOf(offerId)).toBe('Accepted');
  });

  test('an unanswered offer expires once and notifies both sides; late answers are refused even before that', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey, { stands: '24' });
    const late = now + 24 * hourMs + 1;
    expect(reasonOf(await answer(request(olive, late), offerId, 'accept'))).toBe('lapsed');
    const read = await readOffer(rosa.user, offerId, late);
    expect(read.ok && read.value.offer.status).toBe('Lapsed');
    await runOffers(late - 1);
    expect(await statusOf(offerId)).toBe('Submitted');
    await Promise.all([runOffers(late), runOffers(late)]);
    expect(await statusOf(offerId)).toBe('Lapsed');
    expect(await lettersTo(olive, rosa)).toEqual([['Offer expired', 'Offer of $380,000'], ['Offer expired']]);
    expect(await listingOf(listingKey)).toMatchObject({ standardStatus: 'Active' });
  });

  test('highest-and-best offers are sealed, even from the seller, until the deadline; then the seller sees all', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const { listingKey } = await aHome(olive);
    const first = await offerOf(rosa, listingKey, { stands: '168' });
    expect(reasonOf(await callHighestAndBest(request(olive), listingKey, { stands: '24' }))).toBe('ok');
    expect(await offerOf(rosa, listingKey, { price: '391,234' }, now + hourMs)).toBe(first);
    const second = await offerOf(theo, listingKey, { price: '397,654' }, now + hourMs);
    // No signal that an offer came in, except on the buyer's own open pages.
    expect(await Promise.all([olive, theo].map(({ user }) => lastNotificationAt(user.uid)))).toEqual([
      now,
      now + hourMs,
    ]);
    const seen = async (at: number) => {
      const read = await readHomeOffers(olive.user, listingKey, at);
      if (!read.ok) throw new Error(read.reason);
      return read.value.offers.map(({ terms }) => terms.priceCents).sort();
    };
    const deadline = now + 24 * hourMs;
    expect(await seen(deadline)).toEqual([380_000_00]);
    expect((await readOffer(olive.user, second, deadline)).ok).toBe(false);
    expect(reasonOf(await answer(request(olive, deadline), second, 'decline'))).toBe('sealed');
    const own = await listOwnOffers(olive.user, deadline);
    expect(JSON.stringify(own)).not.toContain('391234');
    expect(JSON.stringify(own)).not.toContain('397654');
    expect(await seen(deadline + 1)).toEqual([391_234_00, 397_654_00]);
    await runOffers(deadline + 1);
    const emails = await lettersTo(olive, rosa, theo);
    expect(emails).toEqual([
      ['Offer of $380,000', 'You can now see the highest and best offers'],
      [expect.stringMatching(/^Submit your highest and best offer by /)],
      [],
    ]);
    expect(reasonOf(await answer(request(olive, deadline + 1), second, 'accept'))).toBe('ok');
    expect(await statusOf(first)).toBe('Declined');
  });

  test('an organization’s webhooks get each step of an offer that its members can see, without terms', async () => {
    const [olive, rosa, theo] = [await person('olive'), await person('rosa'), await person('theo')];
    const bank = toOrganizationId(unique('bank'));
    await anOrganization(runtime(), bank, [olive.user]);
    const { listingKey: homeId } = await anOfferedHome(runtime(), { key: unique('h'), sellerUid: bank, now });
    const eventsOf = async () => {
      const { docs } = await runtime().store.query(homeEvents, {
        orderBy: [{ field: 'at', direction: 'asc' }],
      });
      const own = docs.flatMap(({ data }) => (data.organisationId === bank ? data : []));
      return own.map(({ type, at, data }) => [type, at, data] as const).sort();
    };
    const first = await offerOf(rosa, homeId, { stands: '168' });
    const received = ['offer.received', now, { homeId, offerId: first, status: 'Submitted' }];
    expect(await eventsOf()).toEqual([received]);
    expect(reasonOf(await callHighestAndBest(request(olive), homeId, { stands: '24' }))).toBe('ok');
    const called = await eventsOf();
    expect(called).toEqual([
      ['offer.changed', now, { homeId, offerId: first, status: 'Submitted' }],
      received,
    ]);
    await offerOf(rosa, homeId, { price: '391,234' }, now + hourMs);
    const second = await offerOf(theo, homeId, { price: '397,654' }, now + hourMs);
    expect(await eventsOf()).toEqual(called);
    const end = now + 24 * hourMs + 1;
    await runOffers(end);
    expect((await eventsOf()).filter(([, at]) => at > now)).toEqual([
      ['offer.changed', expect.any(Number), { homeId, offerId: first, status: 'Submitted' }],
      ['offer.received', expect.any(Number), { homeId, offerId: second, status: 'Submitted' }],
    ]);
    expect(reasonOf(await answer(request(olive, end), second, 'accept'))).toBe('ok');
    expect((await eventsOf()).map(([type, , data]) => [type, data])).toEqual(
      expect.arrayContaining([
        ['offer.changed', { homeId, offerId: first, status: 'Declined' }],
        ['offer.changed', { homeId, offerId: second, status: 'Accepted' }],
      ]),
    );
  });

  test('a call without remaining offers is closed once and not due again', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey);
    expect(reasonOf(await callHighestAndBest(request(olive), listingKey, { stands: '24' }))).toBe('ok');
    expect(reasonOf(await withdrawOffer(request(rosa), offerId))).toBe('ok');
    await runOffers(now + 24 * hourMs + 1);
    const book = await runtime().store.get(offerBooks, listingKey);
    expect(book?.data).toMatchObject({ dueAt: null, call: { isOpened: true } });
    expect(await lettersTo(olive)).toEqual([['Offer of $380,000', 'Offer withdrawn']]);
  });

  test('the tick continues past fifty failing books and throws their error', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey, { stands: '24' });
    const broken = Array.from({ length: 51 }, () => unique('broken'));
    const book = { at: 1, call: null, soldTo: null, openIds: [], dueAt: 2 };
    await runtime().store.commit(
      broken.map((key) => write.set(offerBooks, key, { ...book, listingKey: key })),
    );
    const { transact } = runtime().store;
    vi.spyOn(runtime().store, 'transact').mockImplementation((work, options) =>
      broken.includes(options?.key?.replace('offers:', '') ?? '')
        ? Promise.reject(new Error('It is broken'))
        : transact(work, options),
    );
    await expect(runOffers(now + 24 * hourMs + 1)).rejects.toThrow('It is broken');
    expect(await statusOf(offerId)).toBe('Lapsed');
  });

  test('no offer is accepted from a closed account or for a home that left the market', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const { listingKey } = await aHome(olive);
    const offerId = await offerOf(rosa, listingKey);
    const suspension = { at: 1, by: 'Ada', reason: 'Fraud' };
    await runtime().store.commit([write.set(users, rosa.user.uid, { ...rosa.user, suspension })]);
    expect(reasonOf(await answer(request(olive), offerId, 'accept'))).toBe('nobody-answers');
    await runtime().store.commit([write.set(users, rosa.user.uid, rosa.user)]);
    const listing = await listingOf(listingKey);
    if (!listing) throw new Error('It was published');
    const gone = { standardStatus: 'Withdrawn', closePriceCents: null, closeDate: null } as const;
    await runtime().store.commit([write.set(listings, listingKey, { ...listing, ...gone })]);
    expect(reasonOf(await answer(request(olive), offerId, 'accept'))).toBe('off-market');
    expect(reasonOf(await answer(request(olive), offerId, 'decline'))).toBe('ok');
  });

  test('an offer with words about people goes out without its message, which staff may add', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const [ada, eve] = [await person('ada', { role: 'admin' }), await person('eve')];
    const { listingKey } = await aHome(olive);
    const message = 'We are a young family with two children.';
    const written = { message, reviewNote: 'It says why we need time.' };
    expect(await submitOffer(request(rosa), listingKey, typedOffer({ message }))).toMatchObject({
      ok: false,
      reason: { message: expect.stringContaining('add a note to the reviewer') },
    });
    const heldOf = async (by: SignedIn, made: { ok: boolean }) => {
      expect(made).toMatchObject({ ok: true, value: { isHeld: true } });
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'from.uid', op: '==', value: by.user.uid }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      expect(docs[0]?.data).toMatchObject({ text: message, status: 'open', held: { kind: 'letter' } });
      return docs[0]?.id ?? '';
    };
    const handle = (by: SignedIn, reportId: string, outcome: ReportOutcome, at = now + 50) =>
      handleReport(by, { reportId, outcome, why: 'About the move.' }, at).then((done) =>
        done.ok ? 'ok' : done.reason,
      );
    const messagesOf = async (offerId: string, by: SignedIn) => {
      const read = await readOffer(by.user, offerId, now + 60);
      if (!read.ok) throw new Error(read.reason);
      return read.value.offer.history.flatMap((fact) => ('message' in fact ? fact.message : []));
    };

    const again = request(rosa);
    const made = await submitOffer(again, listingKey, typedOffer(written));
    const letter = await heldOf(rosa, made);
    if (!made.ok || made.value.offerId === null) throw new Error('It was held');
    const { offerId } = made.value;
    expect(await submitOffer(again, listingKey, typedOffer(written))).toMatchObject({ value: { offerId } });
    expect(await statusOf(offerId)).toBe('Submitted');
    expect(await messagesOf(offerId, olive)).toEqual(['']);
    expect(await lettersTo(olive)).toEqual([['Offer of $380,000']]);
    expect(await handle(ada, letter, 'no-fault')).toBe('ok');
    expect(await messagesOf(offerId, olive)).toEqual([message]);
    expect(await lettersTo(olive, rosa)).toEqual([['Message added to an offer'], []]);
    expect(await handle(ada, letter, 'not-sent')).toBe('wrong-status');

    const countered = await counter(request(olive, now + 1), offerId, typedOffer(written));
    const sellers = await heldOf(olive, countered);
    expect(await lettersTo(rosa)).toEqual([['Counteroffer of $380,000']]);
    expect(await handle(ada, sellers, 'not-sent')).toBe('ok');
    expect(await messagesOf(offerId, rosa)).toEqual([message, '']);
    expect(await lettersTo(olive, rosa)).toEqual([['Your message wasn’t added to the offer'], []]);

    const evesHome = await aHome(olive);
    const evesOffer = await submitOffer(request(eve, now + 2), evesHome.listingKey, typedOffer(written));
    const eves = await heldOf(eve, evesOffer);
    if (!evesOffer.ok) throw new Error('It was held');
    const toEve = await heldOf(
      olive,
      await counter(request(olive, now + 3), evesOffer.value.offerId ?? '', typedOffer(written)),
    );
    await runtime().store.commit([write.set(users, eve.user.uid, { ...eve.user, role: 'admin' })]);
    expect(await handle(eve, eves, 'no-fault')).toBe('own-text');
    expect(await handle(eve, toEve, 'no-fault')).toBe('for-you');
    await withdrawOffer(request(eve, now + 4), evesOffer.value.offerId ?? '');
    expect(await handle(ada, eves, 'no-fault'), 'the offer is over').toBe('cannot-send');
  });

  test('staff can add or refuse a held message whatever the request ID that came with it', async () => {
    const [olive, ada] = [await person('olive'), await person('ada', { role: 'admin' })];
    for (const outcome of ['no-fault', 'not-sent'] as const) {
      const rosa = await person('rosa');
      const { listingKey } = await aHome(olive);
      const typed = typedOffer({ message: 'We have two children.', reviewNote: 'It says why.' });
      expect(await submitOffer(request(rosa, now, unique('a/b')), listingKey, typed)).toMatchObject({
        value: { isHeld: true },
      });
      const { docs } = await runtime().store.query(reports, {
        where: [{ field: 'from.uid', op: '==', value: rosa.user.uid }],
        orderBy: [{ field: 'at', direction: 'desc' }],
        limit: 1,
      });
      const reportId = docs[0]?.id ?? '';
      expect(await handleReport(ada, { reportId, outcome, why: 'Read.' }, now + 1)).toMatchObject({
        ok: true,
      });
      const news =
        outcome === 'no-fault' ? 'Message added to an offer' : 'Your message wasn’t added to the offer';
      expect((await lettersTo(olive, rosa)).flat()).toContain(news);
    }
  });

  test('accepting an offer before an auction cancels the auction for the listed reason in the same commit', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const startsAt = now + 72 * hourMs;
    const { listingKey, auctionId } = await aHome(olive, { startsAt });
    const offerId = await offerOf(rosa, listingKey, { stands: '168' });
    expect((await runtime().store.get(offers, offerId))?.data.expiresAt).toBe(startsAt - 48 * hourMs);
    expect(reasonOf(await answer(request(olive), offerId, 'accept'))).toBe('ok');
    expect((await runtime().store.get(auctions, auctionId ?? ''))?.data.state).toMatchObject({
      status: 'cancelled',
      reason: 'pre-auction-offer',
    });
    expect(await listingOf(listingKey)).toMatchObject({ standardStatus: 'Pending' });
    expect((await runtime().store.get(listingUpdates, `offer:${offerId}`))?.data.news).toEqual({
      type: 'auction-cancelled',
      reason: 'pre-auction-offer',
    });
  });

  test('before an auction, offers need the seller’s permission and stop 48 hours before the start', async () => {
    const [olive, rosa] = [await person('olive'), await person('rosa')];
    const shut = await aHome(olive, { startsAt: now + 72 * hourMs, takesOffers: false });
    expect(reasonOf(await submitOffer(request(rosa), shut.listingKey, typedOffer()))).toBe('not-taken');
    const { listingKey } = await aHome(olive, { startsAt: now + 72 * hourMs });
    const offerId = await offerOf(rosa, listingKey);
    const late = request(olive, now + 24 * hourMs + 1);
    expect(reasonOf(await answer(late, offerId, 'accept'))).toBe('too-late');
    expect(await listingOf(listingKey)).toMatchObject({ standardStatus: 'Active' });
  });

  test('an accepted offer and a bid never both win, whichever commits first', async () => {
    const [olive, rosa, bea] = [await person('olive'), await person('rosa'), await person('bea')];
    const startsAt = now + 72 * hourMs;
    const wins: string[] = [];
    for (const isBidFirst of [true, false]) {
      const { listingKey, auctionId } = await aHome(olive, { startsAt });
      const offerId = await offerOf(rosa, listingKey);
      const bid = () =>
        placeBid({
          auctionId: auctionId ?? '',
          by: bea,
          maximumCents: 250_000_00,
          confirmedMaximumCents: 250_000_00,
          key: unique('k'),
          requestId: unique('b'),
          receivedAt: startsAt,
        });
      // The bid arrives at the auction's start; the acceptance was stamped before it and is still in flight.
      vi.useFakeTimers({ now: startsAt, toFake: ['Date'] });
      const accept = () => answer(request(olive), offerId, 'accept');
      const [inner, outer] = isBidFirst ? [bid, accept] : [accept, bid];
      await extendSession(bea, olive);
      duringNextCommit(runtime(), async () => {
        vi.mocked(runtime().store.transact).mockRestore();
        await inner();
      });
      await outer();
      vi.useRealTimers();
      const state = (await runtime().store.get(auctions, auctionId ?? ''))?.data.state;
      const isSold = (await statusOf(offerId)) === 'Accepted';
      expect(isSold).toBe(state?.status === 'cancelled');
      expect(isSold).toBe(state?.bidCount === 0);
      expect((await listingOf(listingKey))?.standardStatus).toBe(isSold ? 'Pending' : 'Active');
      wins.push(isSold ? 'offer' : 'bid');
    }
    expect(wins).toEqual(['bid', 'offer']);
  });

  async function extendSession(...people: readonly SignedIn[]): Promise<void> {
    await runtime().store.commit(
      people.map(({ user, sessionId }) =>
        write.set(sessions, sessionId, {
          uid: user.uid,
          createdAt: now,
          expiresAt: now + 400 * 24 * hourMs,
          revokedAt: null,
        }),
      ),
    );
  }
}
