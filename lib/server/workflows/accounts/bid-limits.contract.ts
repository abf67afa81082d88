import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { reviewedUntil, unreviewedUntil } from '@/lib/domain/eligibility/bid-limit-request';
import { FUNDS_FRESH_MS } from '@/lib/domain/eligibility/proof-of-funds';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { cents } from '@/lib/domain/shared/money';
import { users } from '@/lib/server/people/identity/identity-collections';
import { saveFacts } from '@/lib/server/people/identity/users';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionEvents, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { getAuctionFor } from '@/lib/server/records/auctions/auctions';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { type PlaceBidRequest, placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { decideOnLimit, readLimit } from '@/lib/server/workflows/staff/staff-bid-limits';
import { aPdf } from '@/lib/server/workflows/uploads/uploads.fixture';
import { readOwnLimit, requestBidLimit, serveProof, sweepProofs } from './bid-limits';

const pdf = aPdf();

/** Bid eligibility and bid limits, on one store engine. */
export function bidLimitsContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}x${Date.now().toString(36)}`;
  };
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const limited = (dollars: number) => person('rosa', { bidLimit: { cents: cents(dollars * 100), at: 0 } });
  const bid = async (
    auctionId: string,
    by: SignedIn,
    dollars: number,
    more: Partial<PlaceBidRequest> = {},
  ) => {
    const result = await placeBid({
      auctionId,
      by,
      key: unique('key'),
      requestId: 'r',
      receivedAt: Date.now(),
      maximumCents: dollars * 100,
      confirmedMaximumCents: dollars * 100,
      ...more,
    });
    return result.ok ? { reason: 'ok' } : result.reason;
  };
  /** Built in 1931, so the lead paint rules apply. */
  async function aHome(sellerUid: string) {
    const home = await aPublishedHome(runtime(), { key: unique('h'), sellerUid, now: Date.now() });
    const listing = await runtime().store.get(listings, home.listingKey);
    if (listing)
      await runtime().store.commit([
        write.set(listings, home.listingKey, { ...listing.data, yearBuilt: 1931 }),
      ]);
    return home;
  }

  const folder = mkdtempSync(join(tmpdir(), 'limits-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const ask = (by: SignedIn, amount: string, content: Uint8Array = pdf, now = Date.now()) => {
    const work = mkdtempSync(join(folder, 'ask-'));
    const path = join(work, 'sent');
    writeFileSync(path, content);
    return requestBidLimit(
      by,
      { amount, file: { name: 'letter.pdf', bytes: content.length, path }, folder: work },
      now,
    );
  };
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;
  const proofOf = async ({ user }: SignedIn) => (await readOwnLimit(user)).request?.proofId ?? '';
  const serve = (proofId: string, { user }: SignedIn) =>
    serveProof(new Request('http://localhost/'), proofId, user);

  describe('a bid', () => {
    test('above the limit is refused and names the limit until staff raise it, even under the same key', async () => {
      const [rosa, ada] = [await limited(250_000), await person('ada', { role: 'admin' })];
      const auctionId = await aStoredAuction(runtime(), unique('limited'));
      expect(await bid(auctionId, rosa, 250_001, { key: 'the-same-key' })).toEqual({
        reason: 'over-limit',
        limitCents: 25_000_000,
      });
      const requested = await ask(rosa, '$400,000');
      expect(requested).toMatchObject({ ok: true, value: { askedCents: 40_000_000, status: 'open' } });
      const at = requested.ok ? requested.value.at : 0;
      const verdict = { uid: rosa.user.uid, at, shownCents: 30_000_000, why: 'The letter says so.' };
      expect(reasonOf(await decideOnLimit(ada, verdict, Date.now()))).toBe('ok');
      expect(await bid(auctionId, rosa, 250_001, { key: 'the-same-key' })).toEqual({ reason: 'ok' });
      expect((await bid(auctionId, rosa, 300_001)).reason).toBe('over-limit');
    });

    test('with a registration from before new fields were required is refused and names the missing fields', async () => {
      const rosa = await person('rosa');
      const { address: _, ...before } = rosa.user.registration ?? {};
      await runtime().store.commit([
        write.set(users, rosa.user.uid, { ...rosa.user, registration: before as User['registration'] }),
      ]);
      const auctionId = await aStoredAuction(runtime(), unique('missing'));
      expect(await bid(auctionId, rosa, 250_000)).toEqual({
        reason: 'not-registered',
        missing: ['street', 'city', 'state', 'postalCode'],
      });
    });

    test('by a member of the seller’s household is refused, whichever side declared it', async () => {
      const olive = await person('olive');
      const { auctionId } = await aHome(olive.user.uid);
      const tied = await person('rosa');
      const registration = tied.user.registration && {
        ...tied.user.registration,
        household: [olive.user.registration?.legalName ?? ''],
      };
      await runtime().store.commit([write.set(users, tied.user.uid, { ...tied.user, registration })]);
      expect((await bid(auctionId, tied, 250_000)).reason).toBe('conflict-of-interest');
      expect((await bid(auctionId, olive, 250_000)).reason).toBe('own-listing');
    });

    test('is refused if the listing’s seller is in the bidder’s household or on the deed with them', async () => {
      const { auctionId, listingKey } = await aHome('somebody');
      const listing = await runtime().store.get(listings, listingKey);
      if (!listing) throw new Error('It was published');
      const seller = { ...listing.data.seller, kind: 'estate' as const, name: 'Ann Hill and Bo Hill' };
      await runtime().store.commit([write.set(listings, listingKey, { ...listing.data, seller })]);
      const ties = [
        { household: ['ANN  HILL'] },
        { title: { kind: 'joint' as const, name: 'Cy Fox, Bo Hill' } },
        { household: ['Ann Hillman'] },
      ];
      const reasons: string[] = [];
      for (const tie of ties) {
        const { user, sessionId } = await person('rosa');
        const registration = user.registration && { ...user.registration, ...tie };
        await runtime().store.commit([write.set(users, user.uid, { ...user, registration })]);
        const result = await bid(auctionId, { user, sessionId }, 250_000, { acceptsLeadPaint: true });
        reasons.push(result.reason);
      }
      expect(reasons).toEqual(['conflict-of-interest', 'conflict-of-interest', 'ok']);
    });

    test('by a covered investor is refused for 90 days after the price is set', async () => {
      const { auctionId } = await aHome('somebody');
      const fund = await person('fund');
      const registration = fund.user.registration && {
        ...fund.user.registration,
        buyerType: 'covered-investor' as const,
      };
      await runtime().store.commit([write.set(users, fund.user.uid, { ...fund.user, registration })]);
      const needsForm = async (user: object) =>
        (await getAuctionFor({ ...fund.user, ...user }, auctionId))?.you.needsInvestorForm;
      expect([await needsForm({ registration }), await needsForm({})]).toEqual([true, false]);
      const refused = await bid(auctionId, fund, 250_000, { acceptsLeadPaint: true });
      expect(refused).toMatchObject({ reason: 'investor-wait' });
      const days = ((('until' in refused && refused.until) || 0) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(89);
      expect(days).toBeLessThanOrEqual(90);
    });

    test('on a home that may have lead paint requires its terms once and stores their version', async () => {
      const { auctionId } = await aHome('somebody');
      const rosa = await person('rosa');
      const hasAccepted = async () => (await getAuctionFor(rosa.user, auctionId))?.you.hasAcceptedLeadPaint;
      expect(await bid(auctionId, rosa, 250_000, { key: 'lead-paint-key' })).toEqual({
        reason: 'lead-paint',
      });
      expect(await hasAccepted()).toBe(false);
      const accepted = { key: 'lead-paint-key', acceptsLeadPaint: true };
      expect(await bid(auctionId, rosa, 250_000, accepted)).toEqual({ reason: 'ok' });
      expect(await bid(auctionId, rosa, 250_000, accepted)).toEqual({ reason: 'ok' });
      expect(await hasAccepted()).toBe(true);
      expect((await runtime().store.get(bids, `${auctionId}:${rosa.user.uid}`))?.data.leadPaint).toBe(
        leadPaintTerms.version,
      );
      const { buyerType, title, household, organisation: organization } = rosa.user.registration ?? {};
      const behind = (await runtime().store.get(auctionEvents, ledgerId(auctionId, 2)))?.data.bidder;
      expect(behind).toMatchObject({
        leadPaint: leadPaintTerms.version,
        buyerType,
        title,
        household,
        organisation: organization,
      });
      expect(behind?.buyerType).toBeDefined();
      expect(await bid(auctionId, rosa, 260_000)).toEqual({ reason: 'ok' });
    });

    test('during the seller’s head start is accepted from owner-occupants only', async () => {
      const { auctionId, listingKey } = await aHome('somebody');
      const listing = await runtime().store.get(listings, listingKey);
      const saleTerms = listing?.data.saleTerms && { ...listing.data.saleTerms, ownerOccupantDays: 1 };
      if (listing && saleTerms)
        await runtime().store.commit([write.set(listings, listingKey, { ...listing.data, saleTerms })]);
      const [rosa, theo] = [await person('rosa'), await person('theo')];
      const registration = theo.user.registration && {
        ...theo.user.registration,
        buyerType: 'investor' as const,
      };
      await runtime().store.commit([write.set(users, theo.user.uid, { ...theo.user, registration })]);
      const accepted = { acceptsLeadPaint: true };
      expect((await bid(auctionId, theo, 250_000, accepted)).reason).toBe('owner-occupants-first');
      expect((await bid(auctionId, rosa, 250_000, accepted)).reason).toBe('ok');
    });

    test('above the configured amount needs a fresh sign-in and is accepted after it', async () => {
      const auctionId = await aStoredAuction(runtime(), unique('fresh'));
      const rosa = await person('rosa');
      const since = (ms: number) =>
        runtime().store.commit([
          write.set(sessions, rosa.sessionId, {
            uid: rosa.user.uid,
            createdAt: Date.now() - ms,
            expiresAt: Date.now() + 3_600_000,
            revokedAt: null,
          }),
        ]);
      await since(16 * 60_000);
      expect(await bid(auctionId, rosa, 1_000_001, { key: 'a-fresh-key' })).toEqual({
        reason: 'sign-in-again',
      });
      await since(0);
      expect(await bid(auctionId, rosa, 1_000_001, { key: 'a-fresh-key' })).toEqual({ reason: 'ok' });
    });
  });

  describe('a request for a higher limit', () => {
    test.each([
      ['invalid-amount', 'much', {}],
      ['invalid-amount', '0', {}],
      ['reviewed-already', '250,000', { funds: { cents: cents(25_000_000), at: Date.now() } }],
      ['email-unverified', '400,000', { emailVerified: false }],
      ['not-registered', '400,000', { registration: null }],
      ['staff', '400,000', { role: 'admin' as const }],
    ])('is refused: %s', async (reason, amount, more) => {
      const by = await person('rosa', { bidLimit: { cents: cents(25_000_000), at: 0 }, ...more });
      expect(reasonOf(await ask(by, amount))).toBe(reason);
      expect(await runtime().store.get(limitRequests, by.user.uid)).toBeNull();
    });

    test('needs a PDF without active content', async () => {
      const by = await limited(250_000);
      expect(reasonOf(await requestBidLimit(by, { amount: '400000', file: null, folder }, 1))).toBe(
        'no-file',
      );
      expect(reasonOf(await ask(by, '400000', Buffer.from('MZ this is a program')))).toBe('not-pdf');
    });

    test('shows its proof only to its sender and staff, and deletes it a week after the review', async () => {
      const [rosa, theo] = [await limited(250_000), await person('theo')];
      const ada = await person('ada', { role: 'admin' });
      const now = Date.now();
      const requested = await ask(rosa, '400,000', pdf, now);
      const proofId = await proofOf(rosa);
      for (const reader of [rosa, ada]) expect((await serve(proofId, reader))?.status).toBe(200);
      expect(await serve(proofId, theo)).toBeNull();
      const stored = async () => (await runtime().store.get(proofs, proofId))?.data.deleteAt ?? null;
      expect(await stored()).toBe(unreviewedUntil(now));
      const verdict = {
        uid: rosa.user.uid,
        at: requested.ok ? requested.value.at : 0,
        shownCents: null,
        why: 'Too old.',
      };
      await decideOnLimit(ada, verdict, now + 5);
      expect(await stored()).toBe(reviewedUntil(now + 5));
      await sweepProofs(reviewedUntil(now + 5) - 1);
      expect((await serve(proofId, rosa))?.status).toBe(200);
      await sweepProofs(reviewedUntil(now + 5));
      expect([await stored(), await serve(proofId, rosa)]).toEqual([null, null]);
      expect(await runtime().files.head(`private/proofs/${proofId}.pdf`)).toBeNull();
    });

    test('replaces an earlier one, whose proof the next sweep deletes', async () => {
      const rosa = await limited(250_000);
      await ask(rosa, '300,000', pdf, 1_000);
      const first = await proofOf(rosa);
      await ask(rosa, '400,000', pdf, 2_000);
      await sweepProofs(2_000);
      expect(await serve(first, rosa)).toBeNull();
      expect((await readOwnLimit(rosa.user)).request?.askedCents).toBe(40_000_000);
    });

    test('is decided once with a reason, notifies the person and logs the reviewer', async () => {
      const [rosa, ada] = [await limited(250_000), await person('ada', { role: 'admin' })];
      await ask(rosa, '400,000', pdf, 77);
      const desk = await readDesk(ada.user, 78);
      expect(desk.ok && desk.value.limits.map(({ rowId }) => rowId)).toContain(rosa.user.uid);
      const verdict = { uid: rosa.user.uid, at: 77, shownCents: 40_000_000, why: 'Seen.' };
      expect(reasonOf(await decideOnLimit(ada, { ...verdict, why: ' ' }, 80))).toBe('needs-reason');
      expect(reasonOf(await decideOnLimit(ada, { ...verdict, at: 76 }, 80))).toBe('wrong-status');
      expect(reasonOf(await decideOnLimit(ada, { ...verdict, shownCents: 0 }, 80))).toBe('invalid-amount');
      expect(reasonOf(await decideOnLimit(ada, verdict, 80))).toBe('ok');
      expect(reasonOf(await decideOnLimit(ada, verdict, 81))).toBe('wrong-status');
      expect(await readLimit(ada.user, rosa.user.uid)).toMatchObject({ value: { limitCents: 40_000_000 } });
      const notification = await runtime().store.get(outbox, `${rosa.user.uid}:limit-decided:80`);
      expect(notification?.data).toMatchObject({ isGranted: true, limitCents: 40_000_000, why: 'Seen.' });
      const { docs } = await runtime().store.query(audit, {
        where: [{ field: 'terms', op: 'array-contains', value: `of:${rosa.user.uid}` }],
      });
      expect(docs.map(({ data }) => data)).toMatchObject([
        {
          action: 'limit-decided',
          by: { uid: ada.user.uid },
          before: '$250,000',
          after: '$400,000, proof of funds reviewed for up to $400,000',
        },
      ]);
    });

    test('may be for less than the limit to support an offer: staff record the proven amount and the limit stays', async () => {
      const [rosa, ada] = [await limited(250_000), await person('ada', { role: 'admin' })];
      const review = async (amount: string, shownCents: number, now: number) => {
        const requested = await ask(rosa, amount, pdf, now);
        const verdict = { uid: rosa.user.uid, at: now, shownCents, why: 'Seen.' };
        return requested.ok ? reasonOf(await decideOnLimit(ada, verdict, now + 1)) : requested.reason;
      };
      const stored = async () => (await runtime().store.get(users, rosa.user.uid))?.data;
      expect(await review('$200,000', 20_000_000, 10)).toBe('ok');
      expect(await stored()).toMatchObject({
        funds: { cents: 20_000_000, at: 11 },
        bidLimit: { cents: 25_000_000, at: 0 },
      });
      expect(await review('200,000', 20_000_000, 20)).toBe('reviewed-already');
      expect(await review('200,000', 15_000_000, 11 + FUNDS_FRESH_MS)).toBe('ok');
      expect((await stored())?.funds).toEqual({ cents: 15_000_000, at: 12 + FUNDS_FRESH_MS });
      const { uid, email, name } = rosa.user;
      expect((await saveFacts({ uid, email, name, emailVerified: true }, 7))?.funds?.cents).toBe(15_000_000);
    });

    test('cannot be decided by staff who sell a home the person bids on, and the limit survives the next sign-in', async () => {
      const [rosa, ada] = [await limited(250_000), await person('ada', { role: 'admin' })];
      const { auctionId } = await aHome(ada.user.uid);
      await bid(auctionId, rosa, 250_000, { acceptsLeadPaint: true });
      await ask(rosa, '400,000', pdf, 5);
      const verdict = { uid: rosa.user.uid, at: 5, shownCents: 40_000_000, why: 'Seen.' };
      expect(reasonOf(await decideOnLimit(ada, verdict, 6))).toBe('own-bidder');
      const other = await person('bea', { role: 'admin' });
      expect(reasonOf(await decideOnLimit(other, verdict, 6))).toBe('ok');
      const { uid, email, name } = rosa.user;
      const again = await saveFacts({ uid, email, name, emailVerified: true }, 7);
      expect(again?.bidLimit).toEqual({ cents: 40_000_000, at: 6 });
    });
  });
}
