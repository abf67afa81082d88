import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { aContract } from '@/lib/domain/closings/closing.builders';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { accountDeletions, formerStaff, users } from '@/lib/server/people/identity/identity-collections';
import { saveFacts } from '@/lib/server/people/identity/users';
import { duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { ledger, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { requestVisit } from '@/lib/server/records/inquiries/showings';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { portfolioViews, portfolioViewsId } from '@/lib/server/records/portfolio/portfolio-collections';
import { deleteAccount } from '@/lib/server/workflows/accounts/delete-account';
import { dissolveOrganization } from '@/lib/server/workflows/accounts/dissolve-organization';
import { buyNow } from '@/lib/server/workflows/bids/buy-now';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { bulkActionTurns } from '@/lib/server/workflows/bulk-actions/bulk-action-collections';
import { answerBackup, stepClosing } from '@/lib/server/workflows/closings/closing-commands';
import { volunteerAsBackup } from '@/lib/server/workflows/closings/volunteer-as-backup';
import { changeDraft, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import {
  leaveOrganization,
  startOrganization,
} from '@/lib/server/workflows/organizations/organization-commands';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { setRole } from '@/lib/server/workflows/staff/staff-people';
import { decideSubmission } from './reviews';

const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Account and organization deletion against concurrent obligations, on one engine. No auth service. */
export function endingContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}e${now.toString(36)}`;
  };
  const person = (name: string, more: Partial<User> = {}) => aBidder(runtime(), unique(name), more);
  const isThere = async ({ user }: SignedIn) => (await runtime().store.get(users, user.uid)) !== null;
  afterEach(() => void vi.restoreAllMocks());

  /** Submitted; `publish` approves it. */
  async function aSubmission(by: SignedIn, organisationId: string | null = null) {
    const started = await startDraft(by, now, organisationId);
    if (!started.ok) throw new Error(started.reason);
    const { draftId } = started.value;
    const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
    const overrides = { ...dates, street: `${unique('7')} Weirfield Street`, parcelNumber: '' };
    await changeDraft(by, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now);
    expect((await submitDraft(by, draftId, now)).ok).toBe(true);
    const reviewer = await person('ada', { role: 'admin' });
    const approval = { type: 'approve', submission: 1, specialReview: '' } as const;
    return { draftId, publish: () => decideSubmission(reviewer, draftId, approval, now) };
  }

  /** Each new obligation, and what is left of it if the deletion commits first. */
  const firsts: Readonly<
    Record<
      string,
      (by: SignedIn) => Promise<{
        readonly binding: string;
        readonly bind: () => Promise<{ readonly ok: boolean }>;
        readonly left: () => Promise<readonly unknown[]>;
      }>
    >
  > = {
    async 'a first bid'(by) {
      const auctionId = await aStoredAuction(runtime(), unique('a'));
      const { store } = runtime();
      const bid = { auctionId, by, maximumCents: 21_000_000, key: 'k', requestId: 'r' };
      return {
        binding: 'bids',
        bind: () => placeBid({ ...bid, receivedAt: Date.now() }),
        left: async () => [
          await store.get(bids, `${auctionId}:${by.user.uid}`),
          await store.get(ledger, ledgerId(auctionId, 2)),
        ],
      };
    },
    async 'a showing'(by) {
      const key = unique('h');
      const { user } = await person('olive');
      await aPublishedHome(runtime(), { key, sellerUid: user.uid, now });
      const request = { listingKey: key, date: day(now + 3 * dayMs), time: '15:00', note: '' };
      return { binding: 'visits', bind: () => requestVisit(by, request, now), left: async () => [] };
    },
    async 'an approved home'(by) {
      const { draftId, publish } = await aSubmission(by);
      const { store } = runtime();
      const left = async () => [await store.get(drafts, draftId), await store.get(listings, draftId)];
      return { binding: 'sales', bind: publish, left };
    },
    async 'an organization'(by) {
      const facts = { name: 'A Bank', kind: 'bank' } as const;
      const bind = () => startOrganization(by, facts, now + count * dayMs);
      return { binding: 'organisations', bind, left: async () => [] };
    },
    async 'a buy-now purchase'(by) {
      const { user } = await person('olive');
      const priceCents = 40_000_000;
      const parts = { key: unique('h'), sellerUid: user.uid, now, buyNowCents: priceCents };
      const { auctionId } = await aPublishedHome(runtime(), parts);
      const { store } = runtime();
      return {
        binding: 'purchases',
        bind: () => buyNow({ auctionId, by, priceCents, key: 'k', requestId: 'r', receivedAt: Date.now() }),
        left: async () => [
          await store.get(bids, `${auctionId}:${by.user.uid}`),
          await store.get(ledger, ledgerId(auctionId, 2)),
          await store.get(closings, `a-${auctionId}`),
        ],
      };
    },
    async 'being chosen as backup buyer'(by) {
      const { saleId, name } = await aLateClosing(by);
      const named = async () => (await runtime().store.get(closings, saleId))?.data.backupId ?? null;
      const bind = async () => ({ ok: (await name()).ok && (await named()) === by.user.uid });
      return { binding: 'back-up', bind, left: async () => [await named()] };
    },
  };

  /** Someone else won and did not sign in time; this person is the backup buyer. */
  async function aLateClosing(backup: SignedIn) {
    const [seller, buyer] = [await person('seller'), await person('ann')];
    const parts = { key: unique('h'), sellerUid: seller.user.uid, now };
    const { auctionId } = await aPublishedHome(runtime(), parts);
    for (const [by, maximumCents] of [
      [backup, 30_000_000],
      [buyer, 30_500_000],
    ] as const) {
      const bid = { auctionId, by, maximumCents, confirmedMaximumCents: maximumCents };
      const result = await placeBid({ ...bid, key: 'k', requestId: 'r', receivedAt: Date.now() });
      expect(result.ok).toBe(true);
    }
    await runAuctions(now + 2 * dayMs + 5_001);
    const { store } = runtime();
    const saleId = `a-${auctionId}`;
    const closing = (await store.get(closings, saleId))?.data;
    if (!closing) throw new Error('It was sold');
    const [at, late] = [closing.openedAt, closing.openedAt + 9 * dayMs];
    const signed = { type: 'confirmed', step: 'sign', side: 'seller', at, by: null } as const;
    const more = [
      { type: 'contract-offered', contract: aContract, at, by: null } as const,
      { ...signed, note: '', signature: null, escrow: null },
    ];
    await store.commit([write.set(closings, saleId, toStoredClosing(closing, more))]);
    expect((await volunteerAsBackup(backup, auctionId, late + dayMs, at)).ok).toBe(true);
    const declare = { type: 'declare-default', reason: 'No signature', hasConsented: true } as const;
    expect((await stepClosing(seller, saleId, declare, late)).ok).toBe(true);
    return {
      saleId,
      name: () => stepClosing(seller, saleId, { type: 'offer-backup' }, late),
      accept: () => answerBackup(backup, saleId, 'accept', late),
    };
  }

  describe.each(Object.keys(firsts))('%s', (name) => {
    const result = async () => {
      const by = await person('rosa');
      const first = await firsts[name]?.(by);
      if (!first) throw new Error(name);
      return { by, ...first };
    };

    test('right before a deletion keeps the account', async () => {
      const { by, binding, bind } = await result();
      duringNextCommit(runtime(), async () => expect((await bind()).ok).toBe(true));
      expect(await deleteAccount(by, now)).toEqual({ ok: false, reason: [binding] });
      expect(await isThere(by)).toBe(true);
    });

    test('right after a deletion is refused and writes nothing', async () => {
      const { by, bind, left } = await result();
      duringNextCommit(runtime(), async () => expect((await deleteAccount(by, now)).ok).toBe(true));
      expect((await bind()).ok).toBe(false);
      expect(await isThere(by)).toBe(false);
      expect((await left()).filter((doc) => doc !== null)).toEqual([]);
    });
  });

  test('a first offer right before a deletion is withdrawn with the account, and right after it is refused', async () => {
    const [rosa, cleo, olive] = [await person('rosa'), await person('cleo'), await person('olive')];
    const home = { key: unique('h'), sellerUid: olive.user.uid, now };
    const { listingKey } = await anOfferedHome(runtime(), home);
    const offer = (by: SignedIn) =>
      submitOffer({ by, requestId: unique('r'), receivedAt: now }, listingKey, typedOffer());
    let offerId = '';
    duringNextCommit(runtime(), async () => {
      const made = await offer(rosa);
      offerId = (made.ok && made.value.offerId) || '';
    });
    expect((await deleteAccount(rosa, now)).ok).toBe(true);
    expect((await runtime().store.get(offers, offerId))?.data.status).toBe('Withdrawn');
    duringNextCommit(runtime(), async () => expect((await deleteAccount(cleo, now)).ok).toBe(true));
    expect(await offer(cleo)).toMatchObject({ ok: false, reason: 'signed-out' });
  });

  test('a backup buyer who accepts between the checks for purchases and for backups keeps the account', async () => {
    const rosa = await person('rosa');
    const { name, accept } = await aLateClosing(rosa);
    expect((await name()).ok).toBe(true);
    const { store } = runtime();
    const query = store.query.bind(store);
    let [purchases, asks]: [Promise<unknown> | null, number] = [null, 0];
    vi.spyOn(store, 'query').mockImplementation(async (collection, options) => {
      const [first] = options.where ?? [];
      if (first?.field === 'backupId' && ++asks === 1) {
        await purchases;
        expect((await accept()).ok).toBe(true);
      }
      const found = query(collection, options);
      if (first?.field === 'buyerId' && collection.name === closings.name) purchases ??= found;
      return found;
    });
    expect(await deleteAccount(rosa, now)).toEqual({ ok: false, reason: ['purchases'] });
    expect(await isThere(rosa)).toBe(true);
  });

  test('nothing is published for an account under deletion, even after an interrupted sweep', async () => {
    const olive = await person('olive');
    const { draftId, publish } = await aSubmission(olive);
    const { uid } = olive.user;
    await runtime().store.commit([write.set(accountDeletions, uid, { at: now }), write.delete(users, uid)]);
    expect(await publish()).toMatchObject({ ok: false, reason: 'not-found' });
    expect(await runtime().store.get(listings, draftId)).toBeNull();
    await runtime().store.commit([write.delete(accountDeletions, uid)]);
  });

  describe('former staff', () => {
    const again = async (uid: string, email: string) => {
      await saveFacts({ uid, email, name: 'Ben', emailVerified: true, provenBy: 'mail' }, now);
      const made = (await runtime().store.get(users, uid))?.data;
      if (!made) throw new Error('There is no account');
      const { leftStaffAt } = made;
      return aBidder(runtime(), uid, { email, ...(leftStaffAt !== undefined && { leftStaffAt }) });
    };
    const bidsFirst = async (by: SignedIn) => {
      const auctionId = await aStoredAuction(runtime(), unique('a'));
      const bid = { auctionId, by, maximumCents: 21_000_000, key: 'k', requestId: 'r' };
      const placed = await placeBid({ ...bid, receivedAt: Date.now() });
      return placed.ok ? 'ok' : placed.reason.reason;
    };

    test('cannot bid from a new account with the same address, and the address is not stored', async () => {
      const leftStaffAt = Date.now() - 30 * dayMs;
      const ben = await person('ben', { leftStaffAt });
      const { email } = ben.user;
      expect((await deleteAccount(ben, Date.now())).ok).toBe(true);
      const returned = await again(unique('ben'), email.toUpperCase());
      expect(returned.user.leftStaffAt).toBe(leftStaffAt);
      expect(await bidsFirst(returned)).toBe('conflict-of-interest');
      const { docs } = await runtime().store.query(formerStaff, { limit: 100 });
      expect(JSON.stringify(docs)).not.toContain(email.split('@')[0]);
    });

    test('cannot bid from a new account whose old one was deleted outside the site', async () => {
      const [ada, ben] = [await person('ada', { role: 'admin' }), await person('ben', { role: 'admin' })];
      expect((await setRole(ada, ben.user.uid, 'member', Date.now())).ok).toBe(true);
      expect(await bidsFirst(await again(unique('ben'), ben.user.email))).toBe('conflict-of-interest');
    });

    test('are recognized by their exact address only, for 365 days', async () => {
      const old = await person('old', { leftStaffAt: Date.now() - 366 * dayMs });
      const rosa = await person('rosa');
      for (const by of [old, rosa]) {
        expect((await deleteAccount(by, Date.now())).ok).toBe(true);
        expect(await bidsFirst(await again(unique('new'), by.user.email))).toBe('ok');
      }
    });
  });

  async function aBank(manager: SignedIn): Promise<string> {
    const facts = { name: 'A Bank', kind: 'bank' } as const;
    const started = await startOrganization(manager, facts, now + ++count * dayMs);
    if (!started.ok) throw new Error(started.reason);
    return started.value.organisationId;
  }

  test('a sole manager dissolves an organization without live homes and can then delete the account', async () => {
    const mona = await person('mona');
    const bank = await aBank(mona);
    const { draftId } = await aSubmission(mona, bank);
    expect(await deleteAccount(mona, now)).toEqual({ ok: false, reason: ['organisations'] });
    expect(await leaveOrganization(mona, bank, now)).toMatchObject({ reason: 'last-manager' });
    expect((await dissolveOrganization(mona, bank, now)).ok).toBe(true);
    const { store } = runtime();
    expect([await store.get(drafts, draftId), await store.get(accountDeletions, bank)]).toEqual([null, null]);
    expect(await dissolveOrganization(mona, bank, now)).toMatchObject({ reason: 'not-found' });
    expect((await deleteAccount(mona, now)).ok).toBe(true);
  });

  test('a dissolved organization leaves no saved views, also of former members, and no turn of bulk actions', async () => {
    const mona = await person('mona');
    const [gone, stays] = [await aBank(mona), await aBank(mona)];
    const { store } = runtime();
    const viewsOf = (organisationId: string) =>
      ['mona', 'former'].map((uid) =>
        write.set(portfolioViews, portfolioViewsId(organisationId, uid), { organisationId, uid, views: [] }),
      );
    const turn = { latest: 'a1', startedAt: [now] };
    await store.commit([
      ...[gone, stays].flatMap(viewsOf),
      ...[gone, stays].map((id) => write.set(bulkActionTurns, id, turn)),
    ]);
    expect((await dissolveOrganization(mona, gone, now)).ok).toBe(true);
    const remaining = async (organisationId: string) => [
      await store.count(portfolioViews, [{ field: 'organisationId', op: '==', value: organisationId }]),
      (await store.get(bulkActionTurns, organisationId)) !== null,
    ];
    expect(await remaining(gone)).toEqual([0, false]);
    expect(await remaining(stays)).toEqual([2, true]);
  });

  test('a home approved right before a dissolution prevents it, and one approved right after is not published', async () => {
    const mona = await person('mona');
    const [stays, goes] = [await aBank(mona), await aBank(mona)];
    const submitted = await aSubmission(mona, stays);
    duringNextCommit(runtime(), async () => expect((await submitted.publish()).ok).toBe(true));
    expect(await dissolveOrganization(mona, stays, now)).toMatchObject({ reason: 'live-homes' });
    const late = await aSubmission(mona, goes);
    duringNextCommit(runtime(), async () =>
      expect((await dissolveOrganization(mona, goes, now)).ok).toBe(true),
    );
    expect(await late.publish()).toMatchObject({ ok: false, reason: 'not-found' });
    expect(await runtime().store.get(listings, late.draftId)).toBeNull();
  });
}
