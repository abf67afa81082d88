import { expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { aContent, aContractOfSale, aDocument } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { maxAttempts, sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { obligationLocks } from '@/lib/server/people/identity/identity-collections';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { NoMailboxError } from '@/lib/server/platform/mail/mail';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { decideBelowReserve } from '@/lib/server/workflows/bids/decide-below-reserve';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import {
  changeDraft,
  listDraftsOf,
  readDraft,
  startDraft,
  submitDraft,
  takeBackDraft,
} from '@/lib/server/workflows/drafts/drafts';
import {
  cancelAuction,
  confirmFacts,
  discardChanges,
  lowerReserve,
  moveAuction,
  reopenListing,
  withdrawListing,
} from '@/lib/server/workflows/listings/manage-listing';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { refuseVerification, verifyOrganization } from '@/lib/server/workflows/staff/staff-organizations';
import * as organisationsApi from './organization-commands';

const { inviteMember, joinOrganization, leaveOrganization, readInvitation } = organisationsApi;
const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
  result.ok ? 'ok' : result.reason;

/** Organizations and their sales, on one engine. */
export function organizationsContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;
  const person = (uid: string, more: Partial<User> = {}) => aBidder(runtime(), uid, more);

  async function aBank(manager: SignedIn): Promise<string> {
    count += 1;
    const later = now + count * 600_000;
    const started = await organisationsApi.startOrganization(
      manager,
      { name: `Bank ${count}`, kind: 'bank' },
      later,
    );
    if (!started.ok) throw new Error(started.reason);
    return started.value.organisationId;
  }

  /** Everything in the outbox, including entries of other tests. */
  async function sendAll(at: number): Promise<void> {
    // What is collected for an organization first is due a window later.
    for (const each of [at, at + digestWindowMs]) {
      await sendOutbox(each);
      while ((await sendOutbox(each)) > 0);
    }
  }

  /** The token in the invitation link mailed to the address. */
  async function invited(by: SignedIn, bank: string, email: string): Promise<string> {
    const send = vi.spyOn(runtime().mail, 'send');
    const sent = await inviteMember(by, bank, { email, role: 'member' }, now);
    if (!sent.ok) throw new Error(sent.reason);
    await sendAll(now);
    const mail = send.mock.calls.map(([each]) => each).find(({ to }) => to === email);
    send.mockRestore();
    const token = mail?.text.match(/invitations\/[^/]+\/(\S+)/)?.[1];
    if (!token) throw new Error('No link was sent');
    return token;
  }

  async function aCompleteDraft(by: SignedIn, bank: string, more: Answers = {}) {
    const started = await startDraft(by, now, bank);
    if (!started.ok) throw new Error(started.reason);
    const { draftId } = started.value;
    count += 1;
    const overrides = {
      street: `${Date.now() % 100_000}${count} Willow Street`,
      parcelNumber: '',
      startDate: day(now + 30 * dayMs),
      endDate: day(now + 37 * dayMs),
      ...more,
    };
    await changeDraft(by, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now);
    return draftId;
  }

  test('an invited person joins once by the link, works for the organization, and loses access after leaving', async () => {
    const [mona, ben, eve] = [await person('mona'), await person('ben'), await person('eve')];
    const bank = await aBank(mona);
    const token = await invited(mona, bank, 'ben@example.com');
    expect(await readInvitation(ben.user, bank, token, now)).toMatchObject({
      value: { name: expect.stringMatching(/^Bank/) },
    });
    expect(reasonOf(await joinOrganization(eve, bank, token, now))).toBe('other-address');
    expect(reasonOf(await joinOrganization(ben, bank, token, now))).toBe('ok');
    expect(reasonOf(await joinOrganization(ben, bank, token, now))).toBe('no-such-invitation');
    expect((await listOrganizations('ben')).map((each) => each.organisationId)).toEqual([bank]);

    const draftId = await aCompleteDraft(ben, bank);
    expect(reasonOf(await readDraft(mona.user, draftId))).toBe('ok');
    expect(reasonOf(await submitDraft(mona, draftId, now))).toBe('ok');
    expect(reasonOf(await takeBackDraft(ben, draftId, now))).toBe('ok');
    expect((await listDraftsOf(bank, 10)).map((each) => each.draftId)).toEqual([draftId]);

    expect(reasonOf(await leaveOrganization(ben, bank, now))).toBe('ok');
    expect(reasonOf(await readDraft(ben.user, draftId))).toBe('not-found');
    expect(reasonOf(await readDraft(mona.user, draftId))).toBe('ok');
    expect(reasonOf(await leaveOrganization(mona, bank, now))).toBe('last-manager');

    const tied = async () => (await runtime().store.get(obligationLocks, 'ben'))?.data;
    const before = await tied();
    const again = await invited(mona, bank, 'ben@example.com');
    expect(reasonOf(await joinOrganization(ben, bank, again, now + 1))).toBe('ok');
    // An identical value would be no write, so it would not conflict with the account deletion.
    expect(await tied()).not.toEqual(before);
  });

  test('only a verified organization can mail strangers', async () => {
    const mona = await person('mona');
    const bank = await aBank(mona);
    await expect(invited(mona, bank, 'a-stranger@example.com')).rejects.toThrow('No link was sent');
    await runtime().store.transact(async (tx) => {
      const known = (await tx.get(organizations, bank))?.data;
      const verified = { method: 'fdic', evidence: '1', by: { uid: 'ada', name: 'Ada' }, at: now } as const;
      if (known) tx.set(organizations, bank, { ...known, verified });
    });
    expect(await invited(mona, bank, 'a-stranger@example.com')).toBeTruthy();
  });

  test('a lender’s exemption counts at submission and approval only while its organization is verified', async () => {
    const [mona, ada] = [await person('mona'), await person('ada', { role: 'admin' })];
    const bank = await aBank(mona);
    const draftId = await aCompleteDraft(mona, bank);
    await changeDraft(
      mona,
      draftId,
      (draft) => ({ ok: true, value: { ...draft, documents: [aDocument(), aContractOfSale()] } }),
      now,
    );
    const submit = async () => reasonOf(await submitDraft(mona, draftId, now));
    const approve = async (submission: number) =>
      reasonOf(await decideSubmission(ada, draftId, { type: 'approve', submission, specialReview: '' }, now));
    expect(await submit()).toBe('rules');
    await verifyOrganization(ada, bank, { method: 'fdic', evidence: '628' }, now);
    expect(await submit()).toBe('ok');
    await refuseVerification(ada, bank, 'Another bank’s certificate.', now + 1);
    expect(await approve(1)).toBe('rules');
    await verifyOrganization(ada, bank, { method: 'lei', evidence: '5493' }, now + 2);
    expect(await approve(1)).toBe('ok');
  });

  test('an invitation link used by two people at once adds one member', async () => {
    const [mona, ben] = [await person('mona'), await person('ben')];
    const bank = await aBank(mona);
    const token = await invited(mona, bank, 'ben@example.com');
    const both = await Promise.all([1, 2].map(() => joinOrganization(ben, bank, token, now)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const stored = (await runtime().store.get(organizations, bank))?.data;
    expect(stored?.memberUids).toEqual(['mona', 'ben']);
  });

  test('only the hash of an invitation link is stored', async () => {
    const mona = await person('mona');
    const bank = await aBank(mona);
    const token = await invited(mona, bank, 'ben@example.com');
    const stored = JSON.stringify((await runtime().store.get(organizations, bank))?.data);
    expect(stored).toContain('ben@example.com');
    expect(stored).not.toContain(token);
  });

  test('a listing belongs to the organization: its members are notified, and none can bid on it or review it', async () => {
    const [mona, ben, rosa] = [await person('mona'), await person('ben'), await person('rosa')];
    const ada = await person('ada', { role: 'admin' });
    const bank = await aBank(mona);
    await joinOrganization(ben, bank, await invited(mona, bank, 'ben@example.com'), now);
    const draftId = await aCompleteDraft(ben, bank);
    await submitDraft(ben, draftId, now);
    const admin = await person('mona', { role: 'admin' });
    const approve = { type: 'approve', submission: 1, specialReview: '' } as const;
    expect(reasonOf(await decideSubmission(admin, draftId, approve, now))).toBe('own-listing');
    await person('mona');
    await sendAll(now + dayMs);
    const send = vi.spyOn(runtime().mail, 'send');
    expect(reasonOf(await decideSubmission(ada, draftId, approve, now))).toBe('ok');
    await sendOutbox(now);
    await sendOutbox(now + digestWindowMs);
    expect(send.mock.calls.map(([mail]) => mail.to).sort()).toEqual(['ben@example.com', 'mona@example.com']);
    send.mockRestore();
    expect((await runtime().store.get(listings, draftId))?.data.seller.id).toBe(bank);

    const startsAt = Date.parse(`${day(now + 30 * dayMs)}T15:00:00Z`);
    const bid = async (by: SignedIn) => {
      const expiresAt = startsAt + dayMs;
      const session = { uid: by.user.uid, createdAt: now, expiresAt, revokedAt: null };
      await runtime().store.commit([write.set(sessions, by.sessionId, session)]);
      const request = { auctionId: `${draftId}-1`, by, key: by.user.uid, requestId: 'r' };
      return placeBid({ ...request, receivedAt: startsAt + 1, maximumCents: 20_000_000 });
    };
    expect(await bid(ben)).toMatchObject({ ok: false, reason: { reason: 'own-listing' } });
    expect(await bid(mona)).toMatchObject({ ok: false, reason: { reason: 'own-listing' } });
    expect((await bid(rosa)).ok).toBe(true);
  });

  /**
   * Mails three members for ten days while Ben's mailbox fails with `answer`. Returns the mails and
   * leftovers.
   */
  async function deliverForDays(answer: Error) {
    await sendAll(now + 300 * dayMs);
    count += 1;
    const [bank, id] = [toOrganizationId(`told-${count}`), `decide-${count}`];
    const people = await Promise.all(['mona', 'ben', 'cleo'].map((uid) => person(uid)));
    await anOrganization(
      runtime(),
      bank,
      people.map(({ user }) => user),
    );
    const send = vi.spyOn(runtime().mail, 'send').mockImplementation(async ({ to }) => {
      if (to === 'ben@example.com') throw answer;
    });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const about = { kind: 'decide', auctionId: 'a', slug: 's', priceCents: 100 } as const;
    await runtime().store.commit([
      write.create(outbox, id, { ...about, uid: bank, attempts: 0, sendAt: now }),
    ]);
    for (let at = now; at < now + 10 * dayMs; at += dayMs / 24) await sendOutbox(at);
    const mailed = send.mock.calls.map(([{ to }]) => to.split('@')[0]);
    vi.restoreAllMocks();
    const left = (await runtime().store.query(outbox, {})).docs.filter((doc) => doc.id.startsWith(id));
    return { mailed, left: left.map(({ data }) => data) };
  }

  test('a failing mailbox does not delay other members, causes no duplicates, and is given up after days', async () => {
    const { mailed, left } = await deliverForDays(new Error('Mailbox full'));
    for (const uid of ['mona', 'cleo']) expect(mailed.filter((each) => each === uid)).toEqual([uid]);
    expect(mailed.filter((each) => each === 'ben')).toHaveLength(maxAttempts);
    expect(left).toMatchObject([{ to: 'ben', attempts: maxAttempts, sendAt: null }]);
    const givenUpAt = left[0]?.givenUpAt ?? 0;
    expect(givenUpAt).toBeGreaterThan(now + 4 * dayMs);
  });

  test('a nonexistent mailbox is tried once and its message is stored as given up', async () => {
    const { mailed, left } = await deliverForDays(new NoMailboxError('550'));
    expect(mailed.sort()).toEqual(['ben', 'cleo', 'mona']);
    expect(left).toMatchObject([{ to: 'ben', attempts: 1, sendAt: null, givenUpAt: now + dayMs / 24 }]);
  });

  test('several instances mail each member once', async () => {
    const [mona, ben] = [await person('mona'), await person('ben')];
    await sendAll(now + 300 * dayMs);
    await anOrganization(runtime(), toOrganizationId('twice'), [mona.user, ben.user]);
    const about = { kind: 'decide', auctionId: 'a', slug: 's', priceCents: 100 } as const;
    const message = { ...about, uid: toOrganizationId('twice'), attempts: 0, sendAt: now };
    await runtime().store.commit([write.create(outbox, 'twice', message)]);
    const send = vi.spyOn(runtime().mail, 'send').mockResolvedValue();
    for (const at of [now, now, now + digestWindowMs, now + digestWindowMs])
      await Promise.all([1, 2, 3].map(() => sendOutbox(at)));
    expect(send.mock.calls.map(([{ to }]) => to).sort()).toEqual(['ben@example.com', 'mona@example.com']);
    send.mockRestore();
  });

  /** A draft of Mona's bank, written and submitted by her; Ben is a member, Eve is not. */
  async function aPublishedHome(overrides: Answers = {}) {
    const [mona, ben, eve] = [await person('mona'), await person('ben'), await person('eve')];
    const bank = await aBank(mona);
    await joinOrganization(ben, bank, await invited(mona, bank, 'ben@example.com'), now);
    const draftId = await aCompleteDraft(mona, bank, overrides);
    await submitDraft(mona, draftId, now);
    const approve = { type: 'approve', submission: 1, specialReview: '' } as const;
    await decideSubmission(await person('ada', { role: 'admin' }), draftId, approve, now);
    return { mona, ben, eve, bank, draftId };
  }

  const reviewedReserve = async (draftId: string) => {
    const { auctionId } = (await runtime().store.get(listings, draftId))?.data ?? {};
    return { typed: '300,000', version: (await getPublicAuction(auctionId ?? ''))?.version ?? 0 };
  };

  test('only current members can manage the organization’s listings', async () => {
    const { ben, eve, bank, draftId } = await aPublishedHome();
    const later = { startDate: day(now + 40 * dayMs), endDate: day(now + 47 * dayMs) };
    const deeds: readonly (readonly [string, (by: SignedIn) => Promise<Parameters<typeof reasonOf>[0]>])[] = [
      ['confirm', (by) => confirmFacts(by, draftId, now + 1)],
      ['reopen', (by) => reopenListing(by, draftId, now + 2)],
      ['discard', (by) => discardChanges(by, draftId, now + 3)],
      ['move', (by) => moveAuction(by, draftId, later, now + 4)],
      ['lower', async (by) => lowerReserve(by, draftId, await reviewedReserve(draftId), now + 5)],
      ['cancel', (by) => cancelAuction(by, draftId, { reason: 'casualty', text: 'A fire' }, now + 6)],
      ['withdraw', (by) => withdrawListing(by, draftId, 'Let go', now + 7)],
    ];
    for (const [deed, run] of deeds) {
      expect([deed, reasonOf(await run(eve))]).toEqual([deed, 'not-found']);
      expect([deed, reasonOf(await run(ben))]).toEqual([deed, 'ok']);
    }
    expect((await runtime().store.get(listings, draftId))?.data.standardStatus).toBe('Withdrawn');
    await leaveOrganization(ben, bank, now);
    expect(reasonOf(await reopenListing(ben, draftId, now + 8))).toBe('not-found');
  });

  test('a listing update notifies followers but not the organization’s members', async () => {
    const { mona, ben, eve, draftId } = await aPublishedHome({
      saleFormat: 'fixed-price',
      listPrice: '400,000',
    });
    const slug = (await runtime().store.get(listings, draftId))?.data.slug ?? '';
    for (const { user } of [ben, eve]) await setFavorite(user.uid, { slug, kind: 'saved' }, now);
    expect(reasonOf(await withdrawListing(mona, draftId, 'Let go', now + 1))).toBe('ok');
    for (let round = 0; round < 4; round++) await fanOutNotifications(now + 2);
    const { docs } = await runtime().store.query(outbox, {});
    const notifiedUids = docs.flatMap(({ data }) =>
      data.kind === 'home-news' && data.listingKey === draftId ? data.uid : [],
    );
    expect(notifiedUids).toEqual(['eve']);
  });

  test('a bidder on its homes cannot join, and a former member cannot bid', async () => {
    const { mona, ben, draftId } = await aPublishedHome();
    const auctionId = `${draftId}-1`;
    const { sellerId: bank, state } = (await runtime().store.get(auctions, auctionId))?.data ?? {};
    const { startsAt = 0, endsAt = 0 } = state?.terms ?? {};
    const [rosa, token] = [await person('rosa'), await invited(mona, bank ?? '', 'rosa@example.com')];
    const long = { createdAt: now, expiresAt: endsAt, revokedAt: null };
    for (const { sessionId, user } of [rosa, ben])
      await runtime().store.commit([write.set(sessions, sessionId, { ...long, uid: user.uid })]);
    await runAuctions(startsAt + 1);
    const bid = (by: SignedIn) =>
      placeBid({
        auctionId,
        by,
        key: `bid-${by.user.uid}`,
        requestId: 'r',
        receivedAt: startsAt + 1,
        maximumCents: 21_000_000,
      });
    expect(await bid(ben)).toMatchObject({ ok: false, reason: { reason: 'own-listing' } });
    await leaveOrganization(ben, bank ?? '', now + 1);
    expect(await bid(ben)).toMatchObject({ ok: false, reason: { reason: 'conflict-of-interest' } });
    expect((await bid(rosa)).ok).toBe(true);
    expect(reasonOf(await joinOrganization(rosa, bank ?? '', token, now + 2))).toBe('bidding');
    expect((await listOrganizations('rosa')).map((each) => each.organisationId)).not.toContain(bank);
    await runAuctions(endsAt + 5_000);
    await decideBelowReserve({
      auctionId,
      by: mona,
      choice: { decision: 'decline' },
      requestId: 'd',
      receivedAt: endsAt + 6_000,
    });
    expect(reasonOf(await joinOrganization(rosa, bank ?? '', token, now + 3))).toBe('ok');
  });

  test('any member, and only a member, makes the below-reserve decision', async () => {
    const { ben, eve, draftId } = await aPublishedHome();
    const auctionId = `${draftId}-1`;
    const stateOf = async () => (await runtime().store.get(auctions, auctionId))?.data.state;
    const { startsAt = 0, endsAt = 0 } = (await stateOf())?.terms ?? {};
    await runAuctions(startsAt + 1);
    const rosa = await person('rosa');
    const long = { uid: 'rosa', createdAt: now, expiresAt: endsAt, revokedAt: null };
    await runtime().store.commit([write.set(sessions, rosa.sessionId, long)]);
    const bid = { auctionId, by: rosa, key: 'below', requestId: 'r', receivedAt: startsAt + 1 };
    expect((await placeBid({ ...bid, maximumCents: 21_000_000 })).ok).toBe(true);
    await runAuctions(endsAt + 5_000);
    const decide = (by: SignedIn) =>
      decideBelowReserve({
        auctionId,
        by,
        choice: { decision: 'accept' },
        requestId: 'd',
        receivedAt: endsAt + dayMs / 24,
      });
    expect(await decide(eve)).toMatchObject({ ok: false, reason: { reason: 'not-seller' } });
    const bank = (await runtime().store.get(auctions, auctionId))?.data.sellerId ?? '';
    const stored = (await runtime().store.get(organizations, bank))?.data;
    if (!stored) throw new Error('There is no such organization');
    const withRosa = [...stored.members, { ...rosa.user, role: 'member' as const, since: now }];
    await runtime().store.commit([write.set(organizations, bank, { ...stored, members: withRosa })]);
    expect(await decide(rosa)).toMatchObject({ ok: false, reason: { reason: 'not-seller' } });
    expect((await decide(ben)).ok).toBe(true);
    expect(await stateOf()).toMatchObject({ outcome: 'accepted' });
  });
}
