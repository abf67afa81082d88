import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { factKey } from '@/lib/domain/closings/fact-verdicts';
import { type Closing, toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { aContent, aContractOfSale } from '@/lib/domain/drafts/draft.builders';
import { phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { addressLines, fullAddress } from '@/lib/domain/listings/address';
import { contractOf } from '@/lib/domain/listings/contract-of-sale';
import type { Listing } from '@/lib/domain/listings/listing';
import { lotRoleOf } from '@/lib/domain/listings/lot';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { allocate, equalShares } from '@/lib/domain/shared/allocation';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { cents } from '@/lib/domain/shared/money';
import { getAuctionEvent } from '@/lib/server/catalog/feeds/auction-events';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { findSaleDayOf, getSaleDay } from '@/lib/server/catalog/listings/sale-days';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { sendWithDigests } from '@/lib/server/jobs/messages/send-outbox.fixture';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { listingUpdates } from '@/lib/server/records/notifications/notification-collections';
import { offerBooks } from '@/lib/server/records/offers/offer-collections';
import { listAgenda } from '@/lib/server/workflows/agenda/agenda';
import { approveRequest, listApprovals } from '@/lib/server/workflows/approvals/answer-approval';
import { readSellerAuctionDay } from '@/lib/server/workflows/auction-days/seller-auction-day';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { stepClosing } from '@/lib/server/workflows/closings/closing-commands';
import { getClosingRoom } from '@/lib/server/workflows/closings/closing-room';
import { recordClosing } from '@/lib/server/workflows/closings/record-closing';
import { changeDraft, saveAnswers, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { addCancellationDocument } from '@/lib/server/workflows/listings/cancellation-document';
import {
  cancelAuction,
  lowerReserve,
  moveAuction,
  reopenListing,
  withdrawListing,
} from '@/lib/server/workflows/listings/manage-listing';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import { setApprovalRules } from '@/lib/server/workflows/organizations/approval-rules';
import { takeDown } from '@/lib/server/workflows/staff/staff-listings';
import { aSentPdf } from '@/lib/server/workflows/uploads/uploads.fixture';
import { changeLotHomes } from './change-homes';
import { dissolveLot, setShares } from './change-lot';
import { formLot } from './form-lot';
import { previewLot } from './preview-lot';

const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
  result.ok ? 'ok' : result.reason;

/** Lots of several homes, on one engine. */
export function lotsContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}l${now.toString(36)}`;
  };
  afterEach(() => void vi.restoreAllMocks());

  /** A session that outlasts the auctions. */
  async function person(name: string, role: 'member' | 'admin' = 'member'): Promise<SignedIn> {
    const by = await aBidder(runtime(), unique(name), { role });
    const session = { uid: by.user.uid, createdAt: now, expiresAt: now + 400 * dayMs, revokedAt: null };
    await runtime().store.commit([write.set(sessions, by.sessionId, session)]);
    return by;
  }

  /** A published home whose auction starts in 30 days. */
  async function aHome(by: SignedIn, organisationId: string | null = null): Promise<string> {
    const started = await startDraft(by, now + count * 3_600_000, organisationId);
    if (!started.ok) throw new Error(started.reason);
    const { draftId } = started.value;
    const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
    const overrides = {
      ...dates,
      street: `${unique('7')} Gates Avenue`,
      parcelNumber: '',
      takesOffers: 'yes',
    };
    await changeDraft(by, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now);
    expect(reasonOf(await submitDraft(by, draftId, now))).toBe('ok');
    const approval = { type: 'approve', submission: 1, specialReview: '' } as const;
    expect(reasonOf(await decideSubmission(await person('ada', 'admin'), draftId, approval, now))).toBe('ok');
    return draftId;
  }
  const homesOf = async (by: SignedIn, length = 3) => {
    const keys: string[] = [];
    while (keys.length < length) keys.push(await aHome(by));
    return keys;
  };

  const sharesOf = (keys: readonly string[]) => {
    const shares = equalShares(keys.length);
    return keys.map((listingKey, index) => ({ listingKey, basisPoints: shares[index] ?? 0 }));
  };
  const form = (by: SignedIn, keys: readonly string[], at = now + 1) => formLot(by, sharesOf(keys), at);
  const listingOf = async (key: string): Promise<Listing> => {
    const doc = await runtime().store.get(listings, key);
    if (!doc) throw new Error('It was published');
    return doc.data;
  };
  const listingsOf = (keys: readonly string[]) => Promise.all(keys.map(listingOf));
  const rolesOf = async (keys: readonly string[]) => (await listingsOf(keys)).map(lotRoleOf);
  const startOf = async (key: string) => Date.parse((await getPublicAuction(`${key}-1`))?.startsAt ?? '');
  const free = [null, null, null];

  async function aLot() {
    const olive = await person('olive');
    const keys = await homesOf(olive);
    expect(reasonOf(await form(olive, keys))).toBe('ok');
    const [lead = '', second = '', third = ''] = keys;
    return { olive, keys, lead, second, third, startsAt: await startOf(lead) };
  }

  async function bid(
    auctionId: string,
    by: SignedIn,
    receivedAt: number,
    acceptsLeadPaint?: boolean,
    maximumCents = 50_000_000,
  ) {
    const amount = { maximumCents, confirmedMaximumCents: maximumCents };
    const request = { key: unique('k'), requestId: 'r', ...(acceptsLeadPaint && { acceptsLeadPaint }) };
    return placeBid({ auctionId, by, receivedAt, ...amount, ...request });
  }

  /** The lot was sold at its auction. */
  async function sold(lot: { readonly lead: string; readonly startsAt: number }) {
    const rosa = await person('rosa');
    expect(reasonOf(await bid(`${lot.lead}-1`, rosa, lot.startsAt + 1))).toBe('ok');
    await runAuctions(lot.startsAt + 8 * dayMs);
    const closing = (await runtime().store.get(closings, `a-${lot.lead}-1`))?.data;
    if (!closing) throw new Error('It was sold');
    return { closing, rosa };
  }
  async function aSoldLot() {
    const lot = await aLot();
    return { ...lot, ...(await sold(lot)) };
  }

  /** Both sides confirmed all steps up to the closing. */
  async function close(closing: Closing): Promise<void> {
    const steps = [
      'sign',
      'deposit-sent',
      'deposit-received',
      'attorney',
      'title',
      'forms',
      'ready',
    ] as const;
    const at = closing.openedAt + 1;
    const confirmed = (step: (typeof steps)[number] | 'closed') =>
      (['buyer', 'seller'] as const).map((side) => ({
        ...({ type: 'confirmed', step, side, at, by: null, note: '' } as const),
        ...{ signature: null, escrow: null },
      }));
    const before = toStoredClosing(closing, steps.flatMap(confirmed));
    await runtime().store.transact((tx) => recordClosing(tx, before, confirmed('closed')));
  }

  describe('a lot', () => {
    test('has one auction, that of its lead; the other homes lose theirs and keep the rest', async () => {
      const { keys, lead, second, third } = await aLot();
      const [first, ...others] = await listingsOf(keys);
      expect(first).toMatchObject({ auctionId: `${lead}-1`, lot: { leadKey: lead, homes: sharesOf(keys) } });
      for (const listing of others)
        expect(listing).toMatchObject({ auctionId: null, standardStatus: 'Active', lot: first?.lot });
      expect((await getPublicAuction(`${lead}-1`))?.status).toBe('scheduled');
      for (const key of [second, third])
        expect(await getPublicAuction(`${key}-1`)).toMatchObject({
          status: 'cancelled',
          cancelReason: 'material-correction',
        });
    });

    test('is found by each of its homes in the phase of its auction', async () => {
      const { second, startsAt } = await aLot();
      const { slug } = await listingOf(second);
      await vi.waitFor(async () => {
        const card = (await getListingBySlug(slug))?.card;
        const lot = { homes: 3, role: 'included', others: [expect.any(String), expect.any(String)] };
        expect(card).toMatchObject({ auction: null, wholePrice: null, lot });
        const phases = [now, startsAt, startsAt + 30 * dayMs].map((at) => card && phaseOf(card, at));
        expect(phases).toEqual(['upcoming', 'live', 'ended']);
      });
    });

    test('is previewed for its seller: which homes it would have, and why each other one is left out', async () => {
      const olive = await person('olive');
      const [lead = '', second = '', changing = ''] = await homesOf(olive);
      const started = await startDraft(olive, now, null);
      if (!started.ok) throw new Error(started.reason);
      const draft = started.value.draftId;
      expect(reasonOf(await reopenListing(olive, changing, now))).toBe('ok');
      const keys = [draft, lead, second, changing];
      const preview = (by: SignedIn) => previewLot(by.user, { keys, leadKey: second }, now + 1);
      expect(await preview(olive)).toMatchObject({
        ok: true,
        value: {
          ...{ leadKey: second, leads: [lead, second], homes: [second, lead] },
          auction: { startsAt: await startOf(second) },
          refused: new Map([
            [draft, 'not-for-sale'],
            [changing, 'change-open'],
          ]),
        },
      });
      expect(reasonOf(await preview(await person('rosa')))).not.toBe('ok');
      expect(reasonOf(await form(olive, [second, lead]))).toBe('ok');
      expect(await preview(olive)).toMatchObject({
        value: { leadKey: null, homes: [], refused: new Map(keys.map((key) => [key, expect.anything()])) },
      });
    });

    test('is formed only by who sells all its homes', async () => {
      const [olive, wanda] = [await person('olive'), await person('wanda')];
      const [own = '', others = ''] = [await aHome(olive), await aHome(wanda)];
      expect(reasonOf(await form(olive, [own, others]))).toBe('not-found');
      expect(reasonOf(await form(wanda, [own, own]))).toBe('not-found');
      expect(reasonOf(await form(olive, [own, 'missing']))).toBe('not-found');
      expect(reasonOf(await form(olive, [own]))).toEqual({ lot: 'too-few', listingKey: null });
      expect(await rolesOf([own, others])).toEqual([null, null]);
    });

    test('takes no home of another lot, also of one that is formed at the same time', async () => {
      const olive = await person('olive');
      const [a = '', shared = '', b = ''] = await homesOf(olive);
      const both = await Promise.all([form(olive, [a, shared]), form(olive, [b, shared])]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.map(reasonOf)).toContainEqual({ lot: 'in-another-lot', listingKey: shared });
      const lead = both[0]?.ok ? a : b;
      expect((await listingOf(shared)).lot?.leadKey).toBe(lead);
      expect((await listingOf(lead === a ? b : a)).lot).toBeUndefined();
    });

    test('takes no home with a sealed round under way, whose offers no book shows yet', async () => {
      const olive = await person('olive');
      const [lead = '', other = ''] = await homesOf(olive, 2);
      const ends = { deadline: now + dayMs, voidAt: now + 4 * dayMs };
      const keys = { witness: `age1${'q'.repeat(58)}`, site: `age1${'p'.repeat(58)}` };
      const seal = { roundId: other, host: 'w1.example', ...keys, voidAt: ends.voidAt, until: null };
      const call = { calledAt: now, deadline: ends.deadline, isOpened: false, seal };
      const book = { listingKey: other, at: now, call, soldTo: null, openIds: [], dueAt: ends.voidAt + 1 };
      await runtime().store.commit([write.set(offerBooks, other, book)]);
      expect(reasonOf(await form(olive, [lead, other]))).toEqual({ lot: 'offers-open', listingKey: other });
      expect(reasonOf(await form(olive, [lead, other], ends.voidAt + 1))).toBe('ok');
    });

    test('takes no home that another commit withdraws in between', async () => {
      const olive = await person('olive');
      const [lead = '', other = ''] = await homesOf(olive, 2);
      const why = { reason: 'casualty', text: 'A fire' } as const;
      duringNextCommit(runtime(), async () => {
        expect(reasonOf(await cancelAuction(olive, other, why, now))).toBe('ok');
        expect(reasonOf(await withdrawListing(olive, other, 'Burned down', now))).toBe('ok');
      });
      expect(reasonOf(await form(olive, [lead, other]))).toEqual({ lot: 'not-for-sale', listingKey: other });
      expect(await rolesOf([lead, other])).toEqual([null, null]);
    });

    test('keeps its homes from being sold, moved or withdrawn alone', async () => {
      const { olive, lead, second } = await aLot();
      const at = now + 2;
      expect(reasonOf(await withdrawListing(olive, second, 'No more', at))).toBe('auction-stands');
      expect(reasonOf(await moveAuction(olive, second, {}, at))).toBe('in-lot');
      expect(reasonOf(await lowerReserve(olive, second, { typed: '1', version: 1 }, at))).toBe('in-lot');
      const why = { reason: 'casualty', text: 'A fire' } as const;
      expect(reasonOf(await cancelAuction(olive, second, why, at))).toBe('in-lot');
      for (const key of [lead, second]) {
        const request = { by: await person('rosa'), requestId: unique('o'), receivedAt: at };
        expect(reasonOf(await submitOffer(request, key, typedOffer()))).toBe('in-lot');
      }
    });

    test('keeps the terms of its homes, and their figures can change', async () => {
      const { olive, second } = await aLot();
      const change = async (typed: Record<string, string>, at: number) => {
        await reopenListing(olive, second, at);
        const was = (await runtime().store.get(drafts, second))?.data.answers ?? {};
        await saveAnswers(olive, second, { typed, was }, at);
        return submitDraft(olive, second, at + 1);
      };
      expect(reasonOf(await change({ taxAnnualAmount: '7,777' }, now + 10))).toBe('ok');
      const lot = (await listingOf(second)).lot;
      expect(await listingOf(second)).toMatchObject({
        auctionId: null,
        taxes: { taxAnnualAmountCents: 777_700 },
      });
      expect(lot?.homes).toHaveLength(3);
      expect(reasonOf(await change({ startingBid: '12,000' }, now + 20))).toBe('in-lot');
    });

    test('keeps its contract of sale, also that of its lead', async () => {
      const { olive, lead } = await aLot();
      expect(reasonOf(await reopenListing(olive, lead, now + 10))).toBe('ok');
      const other = { ...aContractOfSale(), key: '8'.repeat(24), sha256: '8'.repeat(64) };
      const documents = aContent().documents.map((each) => (each.kind === other.kind ? other : each));
      await changeDraft(olive, lead, (draft) => ({ ok: true, value: { ...draft, documents } }), now + 11);
      expect(reasonOf(await submitDraft(olive, lead, now + 12))).toBe('ok');
      const approval = { type: 'approve', submission: 2, specialReview: '' } as const;
      const ada = await person('ada', 'admin');
      expect(reasonOf(await decideSubmission(ada, lead, approval, now + 13))).toBe('in-lot');
    });

    test('ends as a whole when its auction is canceled', async () => {
      const { olive, keys, lead, second } = await aLot();
      const why = { reason: 'title-defect', text: 'A lien' } as const;
      expect(reasonOf(await cancelAuction(olive, lead, why, now + 2))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(free);
      expect(reasonOf(await reopenListing(olive, second, now + 3))).toBe('ok');
    });

    test('is dissolved before the start, with its auction, and not afterward', async () => {
      const { olive, keys, lead, second, startsAt } = await aLot();
      expect(reasonOf(await dissolveLot(olive, second, now + 2))).toEqual({
        lot: 'no-lot',
        listingKey: null,
      });
      const started = { lot: 'started', listingKey: null };
      expect(reasonOf(await dissolveLot(olive, lead, startsAt))).toEqual(started);
      expect(reasonOf(await dissolveLot(await person('wanda'), lead, now + 2))).toBe('not-found');
      expect(reasonOf(await dissolveLot(olive, lead, now + 2))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(free);
      expect((await getPublicAuction(`${lead}-1`))?.status).toBe('cancelled');
    });

    test('takes another home in and lets one go until a day before the start', async () => {
      const { olive, keys, lead, second, third, startsAt } = await aLot();
      const fourth = await aHome(olive);
      const change = (some: readonly string[], at: number, by = olive) =>
        changeLotHomes(by, sharesOf(some), at);
      expect(reasonOf(await change([lead, third, fourth], now + 2))).toBe('ok');
      const lot = { leadKey: lead, formedAt: now + 2, homes: sharesOf([lead, third, fourth]) };
      for (const key of [lead, third, fourth]) expect(await listingOf(key)).toMatchObject({ lot });
      expect(await rolesOf([...keys, fourth])).toEqual(['lead', null, 'included', 'included']);
      expect((await getPublicAuction(`${lead}-1`))?.status).toBe('scheduled');
      expect((await getPublicAuction(`${fourth}-1`))?.status).toBe('cancelled');
      expect(await listingOf(second)).toMatchObject({ auctionId: null, standardStatus: 'Active' });
      const updateOf = async (key: string) =>
        (await runtime().store.get(listingUpdates, `${key}:${now + 2}:lot`))?.data.news;
      const [left, came] = [await updateOf(second), await updateOf(fourth)];
      expect(left).toMatchObject({ changes: [{ after: 'This home on its own' }] });
      expect(came).toMatchObject({ changes: [{ before: 'This home on its own' }] });
      // Free again, it can be sold alone or in another lot.
      expect(reasonOf(await reopenListing(olive, second, now + 3))).toBe('ok');

      expect(reasonOf(await change([lead], now + 4))).toEqual({ lot: 'one-left', listingKey: null });
      expect(reasonOf(await change([third, lead], now + 4))).toEqual({ lot: 'no-lot', listingKey: null });
      expect(reasonOf(await change([lead, third], startsAt - dayMs + 1))).toMatchObject({ lot: 'too-soon' });
      expect(reasonOf(await change([lead, third], startsAt))).toMatchObject({ lot: 'started' });
      const wanda = await person('wanda');
      expect(reasonOf(await change([lead, third], now + 4, wanda))).toBe('not-found');
      const others = await aHome(wanda);
      expect(reasonOf(await change([lead, third, others], now + 4))).toBe('not-found');
      expect(await rolesOf([lead, third, fourth])).toEqual(['lead', 'included', 'included']);
    });

    test('has no home that leaves while another commit changes the lot', async () => {
      const { olive, keys, lead, second, third } = await aLot();
      const both = await Promise.all([
        changeLotHomes(olive, sharesOf([lead, second]), now + 2),
        changeLotHomes(olive, sharesOf([lead, third]), now + 3),
      ]);
      // Whichever is second sees a home that has left, which has no auction to cancel and joins again.
      expect(both.map(reasonOf)).toEqual(['ok', 'ok']);
      const homes = (await listingOf(lead)).lot?.homes.map(({ listingKey }) => listingKey) ?? [];
      expect(await rolesOf(keys)).toEqual(
        keys.map((key) => (key === lead ? 'lead' : homes.includes(key) ? 'included' : null)),
      );
    });

    test('splits its price otherwise on every home at once', async () => {
      const { olive, keys, lead } = await aLot();
      expect(reasonOf(await setShares(olive, lead, [5_000, 3_000, 2_000], now + 2))).toBe('ok');
      for (const { lot } of await listingsOf(keys))
        expect(lot?.homes.map(({ basisPoints }) => basisPoints)).toEqual([5_000, 3_000, 2_000]);
      const wrong = { lot: 'shares', listingKey: null };
      expect(reasonOf(await setShares(olive, lead, [5_000, 3_000, 2_001], now + 3))).toEqual(wrong);
    });

    test('tells followers of each home and the other members of another split, and nobody twice', async () => {
      const [mona, ben] = [await person('mona'), await person('ben')];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [mona.user, ben.user]);
      const keys = [await aHome(mona, bank), await aHome(mona, bank)];
      const lead = keys[0] ?? '';
      expect(reasonOf(await form(mona, keys))).toBe('ok');
      expect(reasonOf(await setShares(mona, lead, [6_000, 4_000], now + 2))).toBe('ok');
      const words = { before: /: 50%; .*: 50%$/, after: /: 60%; .*: 40%$/ };
      for (const key of keys) {
        const update = (await runtime().store.get(listingUpdates, `${key}:${now + 2}:lot`))?.data.news;
        expect(update?.type === 'changed' && update.changes).toEqual([
          {
            label: 'Price split',
            before: expect.stringMatching(words.before),
            after: expect.stringMatching(words.after),
          },
        ]);
      }
      const ofMembers = `${lead}:${now + 2}:lot:seller`;
      const message = (await runtime().store.get(outbox, ofMembers))?.data;
      expect(message).toMatchObject({ kind: 'home-news', uid: bank, exceptUid: [mona.user.uid] });
      await sendWithDigests(now + 3);
      const noticesOf = async ({ user }: SignedIn) =>
        (await listNotifications(user.uid)).docs.filter(({ data }) => data.text.includes('Price split'));
      expect(await noticesOf(ben)).toHaveLength(1);
      expect(await noticesOf(mona)).toEqual([]);
    });

    test('tells the members who neither asked for nor approved a change of it, from an earlier message, too', async () => {
      const [mona, ben, cleo] = [await person('mona'), await person('ben'), await person('cleo')];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [mona.user, ben.user, cleo.user]);
      const keys = [await aHome(mona, bank), await aHome(mona, bank), await aHome(mona, bank)];
      const [lead = '', second = ''] = keys;
      expect(reasonOf(await form(mona, [lead, second]))).toBe('ok');
      await setApprovalRules(mona, bank, { publications: true, priceAboveCents: 100 }, now);
      const approve = async (asked: { ok: true } | { ok: false; reason: unknown }, at: number) => {
        expect(reasonOf(asked)).toBe('approval-requested');
        const listed = await listApprovals(ben.user, bank, at);
        const requestId = listed.ok ? (listed.value[0]?.requestId ?? '') : '';
        expect(reasonOf(await approveRequest(ben, requestId, at))).toBe('ok');
      };
      await approve(await setShares(mona, lead, [6_000, 4_000], now + 2), now + 3);
      await approve(await changeLotHomes(mona, sharesOf(keys), now + 4), now + 5);
      const old = await runtime().store.get(outbox, `${lead}:${now + 3}:lot:seller`);
      if (old?.data.kind !== 'home-news') throw new Error('There is no message');
      const earlier = { ...old.data, exceptUid: ben.user.uid };
      await runtime().store.commit([write.set(outbox, `${lead}:${now}:earlier`, earlier)]);
      await sendWithDigests(now + 6);
      const changesOf = async ({ user }: SignedIn) =>
        (await listNotifications(user.uid)).docs.flatMap(
          ({ data: { subject } }) => /^Listing updated|^\d changes/.exec(subject)?.[0] ?? [],
        );
      expect(await changesOf(mona)).toEqual(['Listing updated']);
      expect(await changesOf(ben)).toEqual([]);
      expect((await changesOf(cleo)).sort()).toEqual(['2 changes', 'Listing updated']);
    });

    test('follows its auction to a later date, but not to an earlier one', async () => {
      const { olive, keys, lead } = await aLot();
      const dates = { startDate: day(now + 40 * dayMs), endDate: day(now + 47 * dayMs) };
      const earlier = { startDate: day(now + 4 * dayMs), endDate: day(now + 11 * dayMs) };
      expect(reasonOf(await moveAuction(olive, lead, earlier, now + 1))).toBe('in-lot');
      expect(reasonOf(await moveAuction(olive, lead, dates, now + 2))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(['lead', 'included', 'included']);
      expect((await listingOf(lead)).auctionId).toBe(`${lead}-2`);
    });

    test('ends with the takedown of any of its homes', async () => {
      const { keys, lead, third } = await aLot();
      const staff = await person('ada', 'admin');
      const request = { listingKey: third, reason: 'title-defect', note: 'A lien' } as const;
      expect(reasonOf(await takeDown(staff, request, now + 2))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(free);
      const statuses = (await listingsOf(keys)).map(({ standardStatus }) => standardStatus);
      expect(statuses).toEqual(['Active', 'Active', 'Withdrawn']);
      expect(await getPublicAuction(`${lead}-1`)).toMatchObject({ cancelReason: 'title-defect' });
      const another = await aLot();
      const ofLead = { ...request, listingKey: another.lead };
      expect(reasonOf(await takeDown(staff, ofLead, now + 2))).toBe('ok');
      expect(await rolesOf(another.keys)).toEqual(free);
    });

    test('is free again when nobody bids', async () => {
      const { keys, lead, second, startsAt } = await aLot();
      await runAuctions(startsAt + 8 * dayMs);
      expect(await rolesOf(keys)).toEqual(free);
      // Followers of an included home hear of it, because its page had no auction of its own.
      expect((await runtime().store.get(listingUpdates, `${lead}-1:${second}`))?.data).toMatchObject({
        ...{ listingKey: second, auctionId: null },
        news: {
          type: 'changed',
          changes: [{ label: 'Homes sold together', after: expect.stringMatching(/^Not sold/) }],
        },
      });
      const statuses = (await listingsOf(keys)).map(({ standardStatus }) => standardStatus);
      expect(statuses).toEqual(['Active', 'Active', 'Active']);
    });

    test('is one lot with all its homes on its seller’s auction-day board, also after nobody bid', async () => {
      const { olive, keys, lead, startsAt } = await aLot();
      const others = (await listingsOf(keys)).slice(1).map((home) => addressLines(home)[0]);
      const endsOn = newYorkDay(startsAt + 7 * dayMs);
      const boardOf = async () => (await readSellerAuctionDay(olive.user.uid, endsOn, now)).lots;
      const asOneLot = [{ auction: { listingKey: lead }, lot: { homes: 3, others } }];
      await vi.waitFor(async () => expect(await boardOf()).toMatchObject(asOneLot));
      await runAuctions(startsAt + 8 * dayMs);
      await vi.waitFor(async () => {
        const [shown, ...more] = await boardOf();
        expect(more).toEqual([]);
        expect(shown?.auction.status).not.toBe('scheduled');
      });
      expect(await rolesOf(keys)).toEqual(free);
      expect(await boardOf()).toMatchObject(asOneLot);
    });

    test('is one lot of its sale day with all its homes, also after nobody bid', async () => {
      const mona = await person('mona');
      const bank = toOrganizationId(unique('bank'));
      const verified = { method: 'fdic' as const, evidence: '1', by: { uid: 's', name: 'S' }, at: 1 };
      await anOrganization(runtime(), bank, [mona.user], { verified, name: unique('Bank') });
      const keys = [await aHome(mona, bank), await aHome(mona, bank)];
      const alone = await aHome(mona, bank);
      expect(reasonOf(await form(mona, keys))).toBe('ok');
      const auctionId = `${alone}-1`;
      await vi.waitFor(async () => expect(await findSaleDayOf(auctionId)).toMatchObject({ homes: 3 }));
      const { slug = '' } = (await findSaleDayOf(auctionId)) ?? {};
      const homes = async () => (await getSaleDay(slug))?.lots.map(({ card }) => card.lot?.homes ?? 1).sort();
      await vi.waitFor(async () => expect(await homes()).toEqual([1, 2]));
      await runAuctions((await startOf(alone)) + 8 * dayMs);
      expect(await rolesOf(keys)).toEqual([null, null]);
      await vi.waitFor(async () =>
        expect((await getListingBySlug((await listingOf(keys[0] ?? '')).slug))?.card.lot).toBeUndefined(),
      );
      expect(await homes()).toEqual([1, 2]);
    });

    test('takes the auctions that it canceled off their sale day, and none that was canceled before', async () => {
      const mona = await person('mona');
      const bank = toOrganizationId(unique('bank'));
      const verified = { method: 'fdic' as const, evidence: '1', by: { uid: 's', name: 'S' }, at: 1 };
      await anOrganization(runtime(), bank, [mona.user], { verified, name: unique('Bank') });
      const homes = [await aHome(mona, bank), await aHome(mona, bank), await aHome(mona, bank)];
      const [lead = '', , earlier = ''] = homes;
      const why = { reason: 'casualty', text: 'A fire' } as const;
      expect(reasonOf(await cancelAuction(mona, earlier, why, now))).toBe('ok');
      expect(reasonOf(await form(mona, homes))).toBe('ok');
      const slugs = (await listingsOf([lead, earlier])).map((home) => home.slug);
      await vi.waitFor(async () => {
        const { slug = '' } = (await findSaleDayOf(`${lead}-1`)) ?? {};
        const shown = (await getSaleDay(slug))?.lots.map(({ card }) => card.slug);
        expect(shown?.toSorted()).toEqual(slugs.toSorted());
      });
    });

    test('is named with its homes in a bidder’s calendar, and in mails also after it has ended', async () => {
      const { olive, keys, lead, startsAt } = await aLot();
      const [first, ...others] = await listingsOf(keys);
      const streets = others.map((home) => addressLines(home)[0]).join('; ');
      const rosa = await person('rosa');
      const at = startsAt + 1;
      expect(reasonOf(await bid(`${lead}-1`, rosa, at))).toBe('ok');
      await vi.waitFor(async () => {
        const [entry] = await listAgenda(rosa.user, at);
        expect(entry?.place).toBe(`Lot of 3 homes: ${first && fullAddress(first)}; ${streets}`);
      });
      const why = { reason: 'title-defect', text: 'A lien' } as const;
      await addCancellationDocument({ by: olive, draftId: lead, ...(await aSentPdf()), now: at });
      expect(reasonOf(await cancelAuction(olive, lead, why, at + 1))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(free);
      // Updates of other homes are delivered first.
      await vi.waitFor(async () => {
        await fanOutNotifications(at + 2);
        while ((await sendOutbox(at + 2)) > 0);
        const { docs } = await listNotifications(rosa.user.uid);
        const notice = docs.find(({ data }) => data.subject.startsWith('Auction canceled'))?.data;
        expect(notice?.subject).toMatch(/and 2 other homes$/);
        expect(notice?.text).toContain(`Lot of 3 homes, with ${streets}`);
      }, 20_000);
    }, 30_000);

    test('is named with all its homes to its bidders, also after it was not sold', async () => {
      const { keys, lead, startsAt } = await aLot();
      const [first, ...others] = await listingsOf(keys);
      const slug = first?.slug ?? '';
      const rosa = await person('rosa');
      expect(reasonOf(await bid(`${lead}-1`, rosa, startsAt + 1, false, 25_000_000))).toBe('ok');
      await runAuctions(startsAt + 40 * dayMs);
      await runAuctions(startsAt + 60 * dayMs);
      expect(await rolesOf(keys)).toEqual(free);
      const shown = () => readAuctionedCard(slug, `${lead}-1`);
      const streets = others.map((home) => addressLines(home)[0]);
      await vi.waitFor(async () => expect((await getListingBySlug(slug))?.card.lot).toBeUndefined());
      expect((await shown())?.lot).toEqual({ homes: 3, others: streets });
      expect((await readAuctionedCard(slug, `${lead}-2`))?.lot).toBeUndefined();
      const event = await getAuctionEvent(slug, startsAt + 60 * dayMs);
      for (const street of streets) expect(event?.lot).toContain(street);
    });

    test('asks a bidder about the lead paint of each of its homes', async () => {
      const { lead, third, startsAt } = await aLot();
      const { store } = runtime();
      await store.commit([write.set(listings, third, { ...(await listingOf(third)), yearBuilt: 1950 })]);
      const rosa = await person('rosa');
      expect(reasonOf(await bid(`${lead}-1`, rosa, startsAt + 1))).toMatchObject({ reason: 'lead-paint' });
      expect(reasonOf(await bid(`${lead}-1`, rosa, startsAt + 2, true))).toBe('ok');
    });

    test('waits for a second person where the organization wants one', async () => {
      const [mona, ben] = [await person('mona'), await person('ben')];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [mona.user, ben.user]);
      const keys = [await aHome(mona, bank), await aHome(mona, bank)];
      await setApprovalRules(mona, bank, { publications: true, priceAboveCents: null }, now);
      expect(reasonOf(await form(mona, keys))).toBe('approval-requested');
      expect(await rolesOf(keys)).toEqual([null, null]);
      const { docs } = await runtime().store.query(approvalRequests, {
        where: [{ field: 'organisationId', op: '==', value: bank }],
        orderBy: [{ field: 'at', direction: 'desc' }],
      });
      const [request] = docs;
      expect(request?.data.terms.lotHomes).toMatch(/Gates Avenue.*; .*Gates Avenue/);
      expect(reasonOf(await approveRequest(mona, request?.id ?? '', now + 2))).toBe('own-request');
      expect(reasonOf(await approveRequest(ben, request?.id ?? '', now + 2))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(['lead', 'included']);
    });

    test('asks a second person for another split, of a request that is listed as current', async () => {
      const [mona, ben] = [await person('mona'), await person('ben')];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [mona.user, ben.user]);
      const keys = [await aHome(mona, bank), await aHome(mona, bank)];
      const lead = keys[0] ?? '';
      expect(reasonOf(await form(mona, keys))).toBe('ok');
      await setApprovalRules(mona, bank, { publications: false, priceAboveCents: 100 }, now);
      const sharesNow = async () => (await listingOf(lead)).lot?.homes.map(({ basisPoints }) => basisPoints);
      const askFor = async (shares: readonly number[], at: number) => {
        expect(reasonOf(await setShares(mona, lead, shares, at))).toBe('approval-requested');
        const listed = await listApprovals(ben.user, bank, at);
        const latest = listed.ok ? listed.value[0] : undefined;
        expect(latest).toMatchObject({ command: { type: 'set-shares' }, isOutdated: false });
        return latest;
      };
      const first = await askFor([6_000, 4_000], now + 2);
      const second = await askFor([7_000, 3_000], now + 3);
      expect(second?.terms.lotHomes).toMatch(/: 70%; .*: 30%$/);
      expect(await sharesNow()).toEqual([5_000, 5_000]);
      expect(reasonOf(await approveRequest(mona, second?.requestId ?? '', now + 4))).toBe('own-request');
      expect(reasonOf(await approveRequest(ben, second?.requestId ?? '', now + 4))).toBe('ok');
      expect(await sharesNow()).toEqual([7_000, 3_000]);
      // It was asked for when the split was another one.
      expect(reasonOf(await approveRequest(ben, first?.requestId ?? '', now + 5))).toBe('request-outdated');
      expect(reasonOf(await setShares(mona, lead, [1, 2], now + 6))).toMatchObject({ lot: 'shares' });
    });

    test('asks a second person for other homes, and runs what was approved only on the lot as it was', async () => {
      const [mona, ben] = [await person('mona'), await person('ben')];
      const bank = toOrganizationId(unique('bank'));
      await anOrganization(runtime(), bank, [mona.user, ben.user]);
      const keys = [await aHome(mona, bank), await aHome(mona, bank), await aHome(mona, bank)];
      const [lead = '', second = '', third = ''] = keys;
      expect(reasonOf(await form(mona, [lead, second]))).toBe('ok');
      await setApprovalRules(mona, bank, { publications: true, priceAboveCents: null }, now);
      const askFor = async (some: readonly string[], at: number) => {
        expect(reasonOf(await changeLotHomes(mona, sharesOf(some), at))).toBe('approval-requested');
        const listed = await listApprovals(ben.user, bank, at);
        const latest = listed.ok ? listed.value[0] : undefined;
        expect(latest).toMatchObject({ command: { type: 'change-lot' }, isOutdated: false });
        return latest?.requestId ?? '';
      };
      const [first, other] = [await askFor(keys, now + 2), await askFor([lead, third], now + 3)];
      expect(await rolesOf(keys)).toEqual(['lead', 'included', null]);
      expect(reasonOf(await approveRequest(ben, other, now + 4))).toBe('ok');
      expect(await rolesOf(keys)).toEqual(['lead', null, 'included']);
      // It was asked for when the lot had other homes.
      expect(reasonOf(await approveRequest(ben, first, now + 5))).toBe('request-outdated');
    });
  });

  describe('a sold lot', () => {
    test('has one closing that names all its homes, which are under contract together', async () => {
      const { keys, closing } = await aSoldLot();
      const statuses = (await listingsOf(keys)).map(({ standardStatus }) => standardStatus);
      expect(statuses).toEqual(['Pending', 'Pending', 'Pending']);
      expect(closing.events[0]).toMatchObject({ type: 'opened', lot: sharesOf(keys) });
      expect(closing.place).toMatch(/Gates Avenue.* and 2 other homes$/);
      const { terms, statement } = replayClosing(closing.events);
      expect(statement?.lines.find(({ name }) => name === 'bid')?.amountCents).toBe(terms.priceCents);
    });

    test('begins with the contract that its bidders could read, or without one if it was formed before', async () => {
      const lot = await aLot();
      const href = contractOf(await listingOf(lot.lead))?.href;
      const file = { contentType: 'application/pdf', body: Readable.from([Buffer.from('%PDF')]) };
      const { sha256 } = await runtime().files.put(`private/${href?.slice(1)}`, file);
      const [opened] = (await sold(lot)).closing.events;
      expect(opened).toMatchObject({ contract: { href, sha256 }, isContractFixed: true });
      const former = await aLot();
      const homes = await listingsOf(former.keys);
      const withoutContract = ({ lot }: Listing) => lot && { ...lot, contractSha256: undefined };
      await runtime().store.commit(
        homes.map((home) => write.set(listings, home.listingKey, { ...home, lot: withoutContract(home) })),
      );
      const [first] = (await sold(former)).closing.events;
      expect(first).toMatchObject({ contract: null });
      expect(first).not.toHaveProperty('isContractFixed');
    });

    test('shows both sides the documents and facts of each of its homes', async () => {
      const { olive, keys, closing } = await aSoldLot();
      const room = await getClosingRoom(olive.user, closing.saleId);
      const homes = room.ok ? room.value.lot : [];
      expect(homes.map(({ listingKey }) => listingKey)).toEqual(keys);
      for (const { listingKey, documents, facts } of homes) {
        expect(documents.map(({ href }) => href)).toContain(contractOf(await listingOf(listingKey))?.href);
        expect(facts.map(({ topic }) => topic)).toContain('access');
      }
    });

    test('is signed only by who found each of its homes in the contract', async () => {
      const { rosa, closing, keys } = await aSoldLot();
      const offered = { title: 'Contract', href: '/x.pdf', sha256: 'a'.repeat(64) };
      const at = closing.openedAt + 1;
      await runtime().store.transact((tx) =>
        recordClosing(tx, closing, [{ type: 'contract-offered', at, by: null, contract: offered }]),
      );
      const sign = (homes: readonly string[]) =>
        stepClosing(
          rosa,
          closing.saleId,
          {
            ...{ type: 'sign', name: legalNameOf(rosa.user), authority: '', hasConsented: true, homes },
            ...{ sha256: offered.sha256, fileKey: '', escrow: { name: '', firm: '', phone: '' } },
          },
          at + 1,
        );
      expect(reasonOf(await sign([]))).toBe('needs-homes');
      expect(reasonOf(await sign([...keys.slice(1), 'another']))).toBe('needs-homes');
      expect(reasonOf(await sign([...keys, 'another']))).toBe('ok');
      const { events } = (await runtime().store.get(closings, closing.saleId))?.data ?? closing;
      expect(events.at(-1)).toMatchObject({ step: 'sign', side: 'buyer', signature: { homes: keys } });
    });

    test('closes each home at its part of the price', async () => {
      const { keys, closing } = await aSoldLot();
      const [opened] = closing.events;
      const priceCents = opened?.type === 'opened' ? opened.terms.priceCents : cents(0);
      await close(closing);
      const sold = await listingsOf(keys);
      expect(sold.map(({ standardStatus }) => standardStatus)).toEqual(['Closed', 'Closed', 'Closed']);
      const parts = sold.map(({ closePriceCents }) => closePriceCents);
      expect(parts).toEqual(allocate(priceCents, equalShares(3)));
    });

    test('has its buyer judge the stated facts of each home', async () => {
      const { keys, closing, rosa } = await aSoldLot();
      await close(closing);
      const { saleId, openedAt } = closing;
      const room = await getClosingRoom(rosa.user, saleId);
      const facts = room.ok ? room.value.disclosedFacts : [];
      expect([...new Set(facts.map(({ home }) => home))]).toEqual(keys);
      const judge = (judged: typeof facts) => {
        const verdict = { verdict: 'as-told' as const, note: '' };
        const answers = Object.fromEntries(judged.map((fact) => [factKey(fact), verdict]));
        return stepClosing(rosa, saleId, { type: 'judge-facts', answers }, openedAt + 2);
      };
      expect(reasonOf(await judge(facts.filter(({ home }) => home === keys[0])))).toBe('needs-verdicts');
      expect(reasonOf(await judge(facts))).toBe('ok');
      const after = await getClosingRoom(rosa.user, saleId);
      expect(after.ok && after.value.state.judgment?.facts.map(factKey)).toEqual(facts.map(factKey));
    });

    test('is free again when its sale falls through', async () => {
      const { keys, closing } = await aSoldLot();
      const event = { type: 'fell-through', reason: 'title', at: closing.openedAt + 1, by: null } as const;
      await runtime().store.transact((tx) => recordClosing(tx, closing, [event]));
      expect(await rolesOf(keys)).toEqual(free);
      const statuses = (await listingsOf(keys)).map(({ standardStatus }) => standardStatus);
      expect(statuses).toEqual(['Active', 'Active', 'Active']);
    });
  });
}
