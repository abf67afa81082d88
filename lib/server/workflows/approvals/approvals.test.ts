import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import { APPROVAL_MS } from '@/lib/domain/organizations/approvals';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { sendWithDigests } from '@/lib/server/jobs/messages/send-outbox.fixture';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readOrganizationLog } from '@/lib/server/records/audit-log/organization-log';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { changeDraft, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { scheduleDrafts } from '@/lib/server/workflows/drafts/portfolio';
import { toAuctionId } from '@/lib/server/workflows/drafts/publish';
import { sendIn } from '@/lib/server/workflows/drafts/submission';
import { createApiKey, rotateApiKey } from '@/lib/server/workflows/integrations/api-key-commands';
import { lowerReserve, moveAuction } from '@/lib/server/workflows/listings/manage-listing';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { setApprovalRules } from '@/lib/server/workflows/organizations/approval-rules';
import { approveRequest, declineRequest, listApprovals } from './answer-approval';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const on = { publications: true, priceAboveCents: null };
const off = { publications: false, priceAboveCents: null };
const reasonOf = (result: { ok: boolean; reason?: unknown }) => (result.ok ? 'ok' : result.reason);

let bank = '';
let mona: SignedIn;
let ben: SignedIn;
let vera: SignedIn;
let count = 0;
beforeEach(async () => {
  count += 1;
  bank = toOrganizationId(`bank${count}`);
  const uids = ['mona', 'ben', 'vera'].map((name) => `${name}${count}`);
  const [first, second, third] = await Promise.all(uids.map((uid) => aBidder(runtime, uid)));
  if (!first || !second || !third) throw new Error('They were made');
  [mona, ben, vera] = [first, second, third];
  await anOrganization(runtime, bank, [mona.user, ben.user, vera.user]);
  await setRole(runtime, bank, vera.user.uid, 'viewer');
});

async function aCompleteDraft(by: SignedIn): Promise<string> {
  const started = await startDraft(by, now + count * 3_600_000, bank);
  if (!started.ok) throw new Error(started.reason);
  const { draftId } = started.value;
  const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
  const street = `${count}${draftId.replaceAll(/\D/g, '')} Halsey Street`;
  const overrides = { ...dates, street, parcelNumber: `${count}${draftId.replaceAll(/\D/g, '')}` };
  const changed = await changeDraft(by, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now);
  if (!changed.ok) throw new Error(String(changed.reason));
  return draftId;
}
const statusOf = async (draftId: string) => (await runtime.store.get(drafts, draftId))?.data.standing.status;
async function requests() {
  const found = await listApprovals(mona.user, bank, now);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
async function onlyRequest() {
  const [request, ...more] = await requests();
  if (!request || more.length > 0) throw new Error('There is one');
  return request;
}

describe('a second person', () => {
  test('turns a submission into a request that names it, and the approval runs it once', async () => {
    await setApprovalRules(mona, bank, on, now - 1);
    const draftId = await aCompleteDraft(mona);
    expect(reasonOf(await submitDraft(mona, draftId, now))).toBe('approval-requested');
    expect(await statusOf(draftId)).toBe('Draft');
    const request = await onlyRequest();
    expect(request).toMatchObject({ draftId, command: { type: 'submit' }, by: { uid: mona.user.uid } });
    expect(request.terms).toMatchObject({ startingBid: expect.any(String), startDate: expect.any(String) });
    const { requestId } = request;
    expect(reasonOf(await approveRequest(mona, requestId, now))).toBe('own-request');
    expect(reasonOf(await approveRequest(vera, requestId, now))).toBe('viewer');
    const both = await Promise.all([1, 2].map(() => approveRequest(ben, requestId, now + 1)));
    expect(both.map(reasonOf).filter((reason) => reason === 'ok')).toEqual(['ok']);
    expect(await statusOf(draftId)).toBe('InReview');
    expect((await onlyRequest()).decided).toMatchObject({ answer: 'approved', by: { uid: ben.user.uid } });
    const log = await readOrganizationLog(vera.user, bank, { kind: 'approvals', uid: null }, null);
    expect(log.ok && log.value.rows.map(({ who, action }) => [who, action])).toEqual([
      [ben.user.uid, 'approval-given'],
      [mona.user.uid, 'approval-requested'],
      [mona.user.uid, 'approval-rules-set'],
    ]);
  });

  test('hears of the same request once, and the person who asked does not', async () => {
    await setApprovalRules(mona, bank, on, now);
    const draftId = await aCompleteDraft(mona);
    await sendWithDigests(now + 2);
    const before = runtime.mails.length;
    await Promise.all([submitDraft(mona, draftId, now), sendIn(mona, draftId, now)]);
    await sendIn(ben, draftId, now + 1);
    await sendWithDigests(now + 2);
    const sent = runtime.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([ben.user.email]);
    expect(sent[0]?.subject).toContain('Approval needed');
    expect(await requests()).toHaveLength(1);
  });

  test('cannot approve a home that changed since, and can decline it with a reason', async () => {
    await setApprovalRules(mona, bank, on, now);
    const draftId = await aCompleteDraft(mona);
    await sendIn(mona, draftId, now);
    const { requestId } = await onlyRequest();
    await changeDraft(
      mona,
      draftId,
      (draft) => ({ ok: true, value: { ...draft, answers: { ...draft.answers, startingBid: '9' } } }),
      now,
    );
    expect(reasonOf(await approveRequest(ben, requestId, now))).toBe('request-outdated');
    expect((await onlyRequest()).isOutdated).toBe(true);
    expect(await statusOf(draftId)).toBe('Draft');
    expect(reasonOf(await declineRequest(ben, requestId, ' ', now))).toBe('needs-reason');
    expect(reasonOf(await declineRequest(mona, requestId, 'Mine', now))).toBe('own-request');
    expect(reasonOf(await declineRequest(ben, requestId, 'Too low', now))).toBe('ok');
    expect(reasonOf(await approveRequest(ben, requestId, now))).toMatch(/outdated|decided/);
  });

  test('cannot approve after seven days; the same submission asks again', async () => {
    await setApprovalRules(mona, bank, on, now);
    const draftId = await aCompleteDraft(mona);
    await sendIn(mona, draftId, now);
    const { requestId } = await onlyRequest();
    const late = now + APPROVAL_MS;
    expect(reasonOf(await approveRequest(ben, requestId, late))).toBe('request-expired');
    expect(reasonOf(await sendIn(mona, draftId, late))).toBe('approval-requested');
    expect((await onlyRequest()).at).toBe(late);
    expect(reasonOf(await approveRequest(ben, requestId, late + 1))).toBe('ok');
  });

  test('is needed for a bulk schedule and for an API key, whose maker cannot approve', async () => {
    await setApprovalRules(mona, bank, on, now);
    const draftId = await aCompleteDraft(mona);
    const schedule = {
      ...{ saleMode: 'absolute', apartMinutes: '10', startTime: '10:00', endTime: '10:00' },
      ...{ startDate: day(now + 40 * dayMs), endDate: day(now + 47 * dayMs) },
    };
    const done = await scheduleDrafts(mona, bank, { draftIds: [draftId], schedule }, now);
    expect(done.ok && done.value).toEqual([{ draftId, refusal: 'approval-requested' }]);
    const made = await createApiKey(mona, bank, { name: 'Core', scopes: ['drafts:write'], days: 30 }, now);
    if (!made.ok) throw new Error(String(made.reason));
    const { keyId } = made.value.key;
    const key: SignedIn = { user: { ...mona.user, uid: bank }, sessionId: '', keyId };
    const other = await aCompleteDraft(ben);
    expect(reasonOf(await sendIn(key, other, now))).toBe('approval-requested');
    const asked = (await requests()).find((each) => each.draftId === other);
    expect(asked).toMatchObject({ by: { uid: bank }, keyMaker: mona.user.uid });
    const { requestId = '' } = asked ?? {};
    expect(reasonOf(await approveRequest(key, requestId, now))).toBe('not-manager');
    expect(reasonOf(await sendIn(key, other, now, false, requestId))).toBe('own-request');
    expect(reasonOf(await approveRequest(mona, requestId, now))).toBe('own-request');
    expect(reasonOf(await approveRequest(ben, requestId, now))).toBe('ok');
    expect((await runtime.store.get(apiKeys, keyId))?.data.createdBy.uid).toBe(mona.user.uid);
  });

  test('is asked anew by another member once who asked has become a viewer', async () => {
    await setApprovalRules(mona, bank, on, now);
    await setRole(runtime, bank, vera.user.uid, 'member');
    const draftId = await aCompleteDraft(mona);
    await sendIn(ben, draftId, now);
    await setRole(runtime, bank, ben.user.uid, 'viewer');
    expect(reasonOf(await approveRequest(mona, (await onlyRequest()).requestId, now))).toBe('asker-left');
    expect(reasonOf(await sendIn(vera, draftId, now + 1))).toBe('approval-requested');
    const request = await onlyRequest();
    expect(request.by.uid).toBe(vera.user.uid);
    expect(reasonOf(await approveRequest(mona, request.requestId, now + 2))).toBe('ok');
  });

  test.each(['member', 'viewer'] as const)(
    'answers in a mail to who asked while they act: %s',
    async (role) => {
      await setApprovalRules(mona, bank, on, now);
      const draftId = await aCompleteDraft(mona);
      await sendIn(ben, draftId, now);
      const { requestId } = await onlyRequest();
      expect(reasonOf(await declineRequest(mona, requestId, 'Too low', now + 1))).toBe('ok');
      await setRole(runtime, bank, ben.user.uid, role);
      const before = runtime.mails.length;
      await sendWithDigests(now + 2);
      const toBen = runtime.mails.slice(before).filter(({ to }) => to === ben.user.email);
      expect(toBen).toHaveLength(role === 'member' ? 1 : 0);
    },
  );

  test('is sent no waiting message of the organization after becoming a viewer', async () => {
    await setApprovalRules(mona, bank, on, now);
    await sendIn(mona, await aCompleteDraft(mona), now);
    const waiting = (await runtime.store.query(outbox, {})).docs.find(({ data }) => data.uid === bank);
    if (!waiting) throw new Error('It waits');
    const split = { ...waiting.data, to: ben.user.uid };
    await runtime.store.commit([
      write.delete(outbox, waiting.id),
      write.create(outbox, `${bank}.ben`, split),
    ]);
    await setRole(runtime, bank, ben.user.uid, 'viewer');
    const before = runtime.mails.length;
    await sendWithDigests(now + 2);
    expect(runtime.mails.slice(before)).toEqual([]);
  });

  test('is not an owner who rotated the key that asked', async () => {
    await setApprovalRules(mona, bank, on, now);
    await setRole(runtime, bank, ben.user.uid, 'manager');
    await setRole(runtime, bank, vera.user.uid, 'member');
    const made = await createApiKey(mona, bank, { name: 'Core', scopes: ['drafts:write'], days: 30 }, now);
    if (!made.ok) throw new Error(String(made.reason));
    const { keyId } = made.value.key;
    expect(reasonOf(await rotateApiKey(ben, bank, keyId, now))).toBe('ok');
    const key: SignedIn = { user: { ...mona.user, uid: bank }, sessionId: '', keyId };
    expect(reasonOf(await sendIn(key, await aCompleteDraft(mona), now))).toBe('approval-requested');
    const { requestId } = await onlyRequest();
    expect(reasonOf(await approveRequest(ben, requestId, now))).toBe('own-request');
    expect(reasonOf(await approveRequest(mona, requestId, now))).toBe('own-request');
    expect(reasonOf(await approveRequest(vera, requestId, now))).toBe('ok');
  });

  test('is needed to move an auction that reviewers published', async () => {
    const draftId = await aCompleteDraft(mona);
    const ada = await aBidder(runtime, `ada${count}`, { role: 'admin' });
    await submitDraft(mona, draftId, now);
    const approve = { type: 'approve', submission: 1, specialReview: '' } as const;
    expect(reasonOf(await decideSubmission(ada, draftId, approve, now))).toBe('ok');
    await setApprovalRules(mona, bank, on, now);
    const dates = {
      startDate: day(now + 31 * dayMs),
      endDate: day(now + 38 * dayMs),
      startTime: '10:00',
      endTime: '10:00',
    };
    expect(reasonOf(await moveAuction(mona, draftId, dates, now))).toBe('approval-requested');
    const { requestId, terms } = await onlyRequest();
    expect(terms).toEqual(dates);
    expect(reasonOf(await approveRequest(ben, requestId, now))).toBe('ok');
    expect((await runtime.store.get(drafts, draftId))?.data.answers).toMatchObject(dates);
  });

  test('can approve a lowered reserve after the auction went on', async () => {
    const reserve = { saleMode: 'published-reserve', startingBid: '1,000', reserve: '900,000' };
    const draftId = await aCompleteDraft(mona);
    const withReserve = await changeDraft(
      mona,
      draftId,
      (draft) => ({ ok: true, value: { ...draft, answers: { ...draft.answers, ...reserve } } }),
      now,
    );
    expect(reasonOf(withReserve)).toBe('ok');
    const ada = await aBidder(runtime, `ada${count}`, { role: 'admin' });
    expect(reasonOf(await submitDraft(mona, draftId, now))).toBe('ok');
    const approve = { type: 'approve', submission: 1, specialReview: '' } as const;
    expect(reasonOf(await decideSubmission(ada, draftId, approve, now))).toBe('ok');
    await setApprovalRules(mona, bank, { publications: false, priceAboveCents: 500_000_00 }, now);
    const auctionId = toAuctionId(draftId, 1);
    const stored = (await runtime.store.get(auctions, auctionId))?.data;
    if (!stored) throw new Error('It was published');
    const lowering = { typed: '800,000', version: stored.state.seq };
    expect(reasonOf(await lowerReserve(mona, draftId, lowering, now + 1))).toBe('approval-requested');
    const { requestId } = await onlyRequest();
    const later = { ...stored, state: { ...stored.state, seq: stored.state.seq + 1 } };
    await runtime.store.commit([write.set(auctions, auctionId, later)]);
    expect(reasonOf(await lowerReserve(mona, draftId, lowering, now + 2))).toBe('auction-changed');
    expect(reasonOf(await approveRequest(ben, requestId, now + 3))).toBe('ok');
    expect((await runtime.store.get(drafts, draftId))?.data.answers.reserve).toBe('800,000');
  });

  test('is needed above the threshold of the highest price of a submission, and not at it', async () => {
    const draftId = await aCompleteDraft(mona);
    const reserveCents = 320_000_00;
    await setApprovalRules(mona, bank, { publications: false, priceAboveCents: reserveCents - 1 }, now);
    expect(reasonOf(await submitDraft(mona, draftId, now))).toBe('approval-requested');
    expect(await statusOf(draftId)).toBe('Draft');
    expect(reasonOf(await approveRequest(ben, (await onlyRequest()).requestId, now))).toBe('ok');
    expect(await statusOf(draftId)).toBe('InReview');

    bank = toOrganizationId(`edge${count}`);
    await anOrganization(runtime, bank, [mona.user, ben.user]);
    await setApprovalRules(mona, bank, { publications: false, priceAboveCents: reserveCents }, now);
    const atThreshold = await aCompleteDraft(mona);
    expect(reasonOf(await submitDraft(mona, atThreshold, now))).toBe('ok');
    expect(await requests()).toEqual([]);
  });

  test('is needed to turn it off or to raise the price, not to turn it on', async () => {
    const rules = async () => (await runtime.store.get(organizations, bank))?.data.approvals;
    const strict = { publications: true, priceAboveCents: 100 };
    expect(reasonOf(await setApprovalRules(ben, bank, on, now))).toBe('not-manager');
    expect(reasonOf(await setApprovalRules(mona, bank, on, now))).toBe('ok');
    expect(reasonOf(await setApprovalRules(mona, bank, strict, now))).toBe('ok');
    expect(reasonOf(await setApprovalRules(mona, bank, off, now))).toBe('approval-requested');
    expect(await rules()).toEqual(strict);
    const { requestId } = await onlyRequest();
    expect(reasonOf(await approveRequest(mona, requestId, now))).toBe('own-request');
    expect(reasonOf(await approveRequest(ben, requestId, now))).toBe('ok');
    expect(await rules()).toEqual(off);
  });

  test('reads of a confirmed change that the bids so far become void', async () => {
    await setApprovalRules(mona, bank, on, now);
    const draftId = await aCompleteDraft(mona);
    await sendIn(mona, draftId, now, true);
    expect((await onlyRequest()).terms).toMatchObject({ voidsBids: 'yes' });
    await sendIn(mona, draftId, now + 1, false);
    const plain = (await requests()).find(({ command }) => command.type === 'submit' && !command.isConfirmed);
    expect(plain?.terms).not.toHaveProperty('voidsBids');
  });

  test('finds a request that waits behind more than 100 answered ones', async () => {
    await setApprovalRules(mona, bank, on, now);
    await sendIn(mona, await aCompleteDraft(mona), now);
    const waiting = await onlyRequest();
    const decided = { answer: 'declined', by: { uid: 'ben', name: 'Ben' }, at: now, reason: 'No' } as const;
    await runtime.store.commit(
      Array.from({ length: 120 }, (_, n) => {
        const requestId = `${bank}-${n}`;
        return write.create(approvalRequests, requestId, { ...waiting, requestId, decided, at: now + 1 + n });
      }),
    );
    const [first, ...more] = await requests();
    expect([first?.requestId, more.length]).toEqual([waiting.requestId, 100]);
  });

  test('must exist before it can be turned on', async () => {
    await setRole(runtime, bank, ben.user.uid, 'viewer');
    expect(reasonOf(await setApprovalRules(mona, bank, on, now))).toBe('nobody-to-approve');
  });
});
