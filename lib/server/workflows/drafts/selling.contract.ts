import { expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { missingOf } from '@/lib/domain/drafts/assess';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aContent, aContractOfSale, aDocument } from '@/lib/domain/drafts/draft.builders';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { getAuctionFor, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { searchLog } from '@/lib/server/records/audit-log/audit-log';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { changedSinceReturn } from '@/lib/server/records/drafts/changed-since-return';
import { drafts, submissionId, submissions } from '@/lib/server/records/drafts/draft-collections';
import { recordOpening } from '@/lib/server/records/drafts/openings';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { searchEverything } from '@/lib/server/workflows/desk/search-everything';
import { reopenListing } from '@/lib/server/workflows/listings/manage-listing';
import * as reviewsApi from '@/lib/server/workflows/listings/reviews';
import { assessDraft } from './assess-draft';
import * as draftsApi from './drafts';

const { changeDraft, listDrafts, readDraft, saveAnswers, startDraft, submitDraft, takeBackDraft } = draftsApi;
const { claimReview, decideSubmission, readReview } = reviewsApi;

const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A home from draft to auction, on one engine. */
export function sellingContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;

  const person = (uid: string, more: Partial<User> = {}) => aBidder(runtime(), uid, more);
  const staff = (uid: string) => person(uid, { role: 'admin' });

  /** A complete draft of a unique home whose auction starts in a month. */
  async function aCompleteDraft(owner: SignedIn, overrides: Record<string, string> = {}) {
    count += 1;
    const started = await startDraft(owner, now);
    if (!started.ok) throw new Error(started.reason);
    const content = aContent({
      overrides: {
        street: `${Date.now() % 100_000}${count} Halsey Street`,
        parcelNumber: '',
        startDate: day(now + 30 * dayMs),
        endDate: day(now + 37 * dayMs),
        ...overrides,
      },
    });
    const { draftId } = started.value;
    const filled = await changeDraft(owner, draftId, () => ({ ok: true, value: content }), now);
    if (!filled.ok) throw new Error(String(filled.reason));
    return filled.value;
  }

  async function aSubmission(owner: SignedIn, overrides: Record<string, string> = {}) {
    const { draftId } = await aCompleteDraft(owner, overrides);
    const sent = await submitDraft(owner, draftId, now);
    if (!sent.ok) throw new Error(sent.reason);
    return sent.value;
  }

  const approve = (submission = 1) => ({ type: 'approve', submission, specialReview: '' }) as const;
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;

  test('a draft goes through a change request to an approved listing with an auction that takes bids', async () => {
    const [olive, ada, rosa] = [await person('olive'), await staff('ada'), await person('rosa')];
    const { draftId } = await aSubmission(olive, { startingBid: '100,000' });
    const desk = await readDesk(ada.user, now);
    expect(desk.ok && desk.value.reviews.map(({ rowId }) => rowId)).toContain(draftId);
    expect(reasonOf(await changeDraft(olive, draftId, (draft) => ({ ok: true, value: draft }), now))).toBe(
      'not-editable',
    );

    expect(reasonOf(await claimReview(ada, draftId, 'claim', now))).toBe('ok');
    const notes = [{ about: 'startingBid', text: 'Is this right?' }];
    const changeRequest = await decideSubmission(
      ada,
      draftId,
      { type: 'request-changes', submission: 1, notes },
      now,
    );
    expect(changeRequest.ok && changeRequest.value.standing).toMatchObject({
      status: 'ChangesRequested',
      notes,
    });
    const changedNow = async () => {
      const draft = (await runtime().store.get(drafts, draftId))?.data;
      return draft && changedSinceReturn(runtime().store, draft);
    };
    expect(await changedNow()).toEqual([]);

    const typed = { startingBid: '200,000' };
    await saveAnswers(olive, draftId, { typed, was: { startingBid: '100,000' } }, now);
    expect(await changedNow()).toEqual(['startingBid']);
    expect(reasonOf(await submitDraft(olive, draftId, now))).toBe('ok');
    expect(await changedNow()).toBeNull();
    const review = await readReview(ada.user, draftId, now);
    expect(review.ok && review.value.changed).toEqual([
      { about: 'startingBid', before: '100,000', after: '200,000' },
    ]);
    expect(reasonOf(await decideSubmission(ada, draftId, approve(1), now))).toBe('outdated');
    const approvedAt = now + 1;
    expect(reasonOf(await decideSubmission(ada, draftId, approve(2), approvedAt))).toBe('ok');

    const listing = (await runtime().store.get(listings, draftId))?.data;
    expect(listing).toMatchObject({
      standardStatus: 'Active',
      auctionId: `${draftId}-1`,
      originalEntryAt: now,
      listedAt: approvedAt,
    });
    const auction = await getPublicAuction(`${draftId}-1`);
    expect(auction).toMatchObject({
      status: 'scheduled',
      startingBidCents: 20_000_000,
      reserveCents: 32_000_000,
    });
    await expect.poll(async () => (await listHomes()).map((home) => home.card.key)).toContain(draftId);

    const startsAt = Date.parse(auction?.startsAt ?? '');
    const bid = (by: SignedIn) =>
      placeBid({
        auctionId: `${draftId}-1`,
        by,
        key: `bid-${by.user.uid}`,
        requestId: 'r',
        receivedAt: startsAt + 1,
        maximumCents: 20_000_000,
      });
    await runtime().store.commit([
      write.set(sessions, rosa.sessionId, {
        uid: 'rosa',
        createdAt: now,
        expiresAt: startsAt + dayMs,
        revokedAt: null,
      }),
    ]);
    expect((await bid(rosa)).ok).toBe(true);
    expect(await bid(olive)).toMatchObject({ ok: false, reason: { reason: 'own-listing' } });
    expect((await getAuctionFor({ uid: 'rosa' }, `${draftId}-1`))?.you.standing).toBe('leading');
  });

  test('staff find a submitted home by its parcel, asset and listing number, and none that was never submitted', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const parcelNumber = `5-${Date.now() % 100_000}-${count}`;
    const draft = await aCompleteDraft(olive, { parcelNumber });
    const { draftId, listingId } = draft;
    const reference = `HS-${draftId}`;
    await runtime().store.commit([
      write.set(drafts, draftId, { ...draft, imported: { reference, answers: {} } }),
    ]);
    const street = draft.answers.street ?? '';
    const find = async (typed: string) => {
      const found = await searchEverything(ada.user, typed);
      return found.ok ? found.value.drafts.map((each) => [each.draftId, each.standing.status]) : [];
    };
    const typed = [parcelNumber, parcelNumber.replaceAll('-', ''), reference, listingId, street.slice(0, -3)];
    for (const each of [...typed, draftId]) expect(await find(each)).toEqual([]);
    expect(reasonOf(await submitDraft(olive, draftId, now))).toBe('ok');
    for (const each of [...typed, draftId]) expect(await find(each)).toEqual([[draftId, 'InReview']]);
    await takeBackDraft(olive, draftId, now + 1);
    expect(await find(reference)).toEqual([[draftId, 'Draft']]);
  });

  test('a submission that is taken back is still compared with the one that a reviewer returned', async () => {
    const [otto, ada] = [await person('otto'), await staff('ada')];
    const { draftId } = await aSubmission(otto, { startingBid: '100,000' });
    await claimReview(ada, draftId, 'claim', now);
    const notes = [{ about: 'startingBid', text: 'Is this right?' }];
    await decideSubmission(ada, draftId, { type: 'request-changes', submission: 1, notes }, now);
    const typed = { startingBid: '200,000' };
    await saveAnswers(otto, draftId, { typed, was: { startingBid: '100,000' } }, now + 1);
    await submitDraft(otto, draftId, now + 2);
    await takeBackDraft(otto, draftId, now + 3);
    const draft = (await runtime().store.get(drafts, draftId))?.data;
    expect(draft?.standing.status).toBe('ChangesRequested');
    expect(draft && (await changedSinceReturn(runtime().store, draft))).toEqual(['startingBid']);
    await submitDraft(otto, draftId, now + 4);
    const review = await readReview(ada.user, draftId, now + 5);
    expect(review.ok && review.value.changed?.map(({ about }) => about)).toEqual(['startingBid']);
  });

  test('every step is logged with actor, before, after and reason, and each submission is stored unchanged', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const { draftId, answers } = await aSubmission(olive);
    await takeBackDraft(olive, draftId, now + 1);
    await saveAnswers(olive, draftId, { typed: { unitNumber: '2' }, was: {} }, now + 2);
    await submitDraft(olive, draftId, now + 3);
    await claimReview(ada, draftId, 'claim', now + 4);
    await decideSubmission(
      ada,
      draftId,
      { type: 'reject', submission: 2, reason: 'Not yours to sell.' },
      now + 5,
    );
    const log = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(
        async (seq) => (await runtime().store.get(audit, auditId(draftId, seq)))?.data,
      ),
    );
    expect(
      log.map((entry) => entry && [entry.by.uid, entry.action, entry.before, entry.after, entry.why]),
    ).toEqual([
      ['olive', 'started', null, 'Draft', null],
      ['olive', 'submitted', 'Draft', 'InReview', null],
      ['olive', 'taken-back', 'InReview', 'Draft', null],
      ['olive', 'submitted', 'Draft', 'InReview', null],
      ['ada', 'claimed', 'InReview', 'InReview', null],
      ['ada', 'rejected', 'InReview', 'Rejected', 'Not yours to sell.'],
      undefined,
    ]);
    const first = (await runtime().store.get(submissions, submissionId(draftId, 1)))?.data;
    expect(first?.answers).toEqual(answers);
    const words = { words: draftId, who: 'ada', action: null, about: null, from: null, until: null };
    const latest = await searchLog(ada.user, words, null);
    expect(latest.ok && latest.value.entries[0]).toMatchObject({ subject: draftId, action: 'rejected' });
  });

  test('the seller is notified of each decision, even after a mail server outage', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    await sendOutbox(now + dayMs);
    const send = vi.spyOn(runtime().mail, 'send');
    const { draftId } = await aSubmission(olive);
    const notes = [{ about: 'photos', text: 'More.' }];
    await decideSubmission(ada, draftId, { type: 'request-changes', submission: 1, notes }, now);
    expect(await sendOutbox(now)).toBe(1);
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        to: 'olive@example.com',
        subject: expect.stringMatching(/^Changes requested: \d+ Halsey Street$/),
        text: expect.stringContaining('Photos: More.'),
      }),
    );
    await submitDraft(olive, draftId, now);
    send.mockRejectedValueOnce(new Error('The mail server is down'));
    expect(reasonOf(await decideSubmission(ada, draftId, approve(2), now))).toBe('ok');
    expect(await sendOutbox(now)).toBe(0);
    expect(await sendOutbox(now + 10_000)).toBe(1);
    expect(send.mock.lastCall?.[0].subject).toMatch(/^Listing published: \d+ Halsey Street$/);
    send.mockRestore();
  });

  test('a made-up unit on the same parcel is the same home, but co-op units are different homes', async () => {
    const [olive, sam, ada] = [await person('olive'), await person('sam'), await staff('ada')];
    const [house, tower] = [`9-${Date.now()}-1`, `9-${Date.now()}-2`];
    const first = await aSubmission(olive, { parcelNumber: house });
    expect(reasonOf(await decideSubmission(ada, first.draftId, approve(), now))).toBe('ok');
    const sent = async (overrides: Record<string, string>) =>
      reasonOf(await submitDraft(sam, (await aCompleteDraft(sam, overrides)).draftId, now));
    const share = { propertySubType: 'StockCooperative', deedType: 'ShareTransfer' };
    expect(await sent({ parcelNumber: house, unitNumber: '1' })).toBe('rules');
    expect(await sent({ parcelNumber: house, unitNumber: '1', ...share })).toBe('rules');
    const unit = await aSubmission(olive, { parcelNumber: tower, unitNumber: '2A', ...share });
    expect(reasonOf(await decideSubmission(ada, unit.draftId, approve(), now))).toBe('ok');
    expect(await sent({ parcelNumber: tower, unitNumber: '2-a', ...share })).toBe('rules');
    expect(await sent({ parcelNumber: tower, unitNumber: '2B', ...share })).toBe('ok');
  });

  test('a home already for sale cannot be submitted again, and only one of two queued copies is published', async () => {
    const [olive, sam, ada] = [await person('olive'), await person('sam'), await staff('ada')];
    const street = '77 Lafayette Avenue';
    const [first, second] = [
      await aSubmission(olive, { street }),
      await aSubmission(sam, { street: '77 lafayette Ave.' }),
    ];
    const third = await aCompleteDraft(sam, { street });
    expect(reasonOf(await decideSubmission(ada, first.draftId, approve(), now))).toBe('ok');
    expect(reasonOf(await decideSubmission(ada, second.draftId, approve(), now))).toBe('rules');
    expect(reasonOf(await submitDraft(sam, third.draftId, now))).toBe('rules');
    const { ruleResults } = await assessDraft(third, now);
    const duplicate = ruleResults.find(({ rule }) => rule.id === 'duplicate')?.verdict;
    expect(duplicate).toMatchObject({
      state: 'open',
      reason: { code: 'already-listed', page: expect.stringContaining('/properties/77-lafayette') },
    });
    const sold = (await runtime().store.get(listings, first.draftId))?.data;
    if (!sold) throw new Error('It was published');
    await runtime().store.commit([
      write.set(listings, first.draftId, {
        ...sold,
        standardStatus: 'Withdrawn',
        closePriceCents: null,
        closeDate: null,
      }),
    ]);
    await expect
      .poll(async () => reasonOf(await submitDraft(sam, third.draftId, now)), { interval: 20 })
      .toBe('ok');
  });

  test('an executor’s exemption counts once the reviewer has opened the papers and recorded the finding', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const documents = [aDocument(), aContractOfSale()];
    const { draftId } = await aCompleteDraft(olive, { sellerKind: 'estate' });
    await changeDraft(olive, draftId, (draft) => ({ ok: true, value: { ...draft, documents } }), now);
    expect(reasonOf(await submitDraft(olive, draftId, now))).toBe('ok');
    const decide = async (specialReview: string) =>
      reasonOf(await decideSubmission(ada, draftId, { type: 'approve', submission: 1, specialReview }, now));
    expect(await decide('Letters of the Kings County court.')).toBe('papers-unopened');
    await recordOpening(draftId, `${aDocument().key}.pdf`, 'someone-else', now);
    expect(await decide('Letters of the Kings County court.')).toBe('papers-unopened');
    await recordOpening(draftId, `${aDocument().key}.pdf`, ada.user.uid, now);
    expect(await decide('')).toBe('needs-special-review');
    expect(await decide('Letters of the Kings County court.')).toBe('ok');
    expect(reasonOf(await reopenListing(olive, draftId, now))).toBe('ok');
    const withTax = ({ answers, ...draft }: Draft) =>
      ({ ok: true, value: { ...draft, answers: { ...answers, taxAnnualAmount: '4,321' } } }) as const;
    await changeDraft(olive, draftId, withTax, now);
    const changed = await submitDraft(olive, draftId, now);
    expect(changed).toMatchObject({ ok: true, value: { standing: { status: 'Active' } } });
  });

  test('a submission whose auction start passed during review cannot be approved', async () => {
    const [olive, ada] = [await person('olive'), await staff('ada')];
    const { draftId } = await aSubmission(olive);
    expect(reasonOf(await decideSubmission(ada, draftId, approve(), now + 31 * dayMs))).toBe('rules');
    expect(await runtime().store.get(listings, draftId)).toBeNull();
    expect(await runtime().store.get(auctions, `${draftId}-1`)).toBeNull();
  });

  test('two reviewers who decide at once produce one decision', async () => {
    const [olive, ada, ben] = [await person('olive'), await staff('ada'), await staff('ben')];
    for (let round = 0; round < 5; round++) {
      const { draftId } = await aSubmission(olive);
      const decided = await Promise.all([
        decideSubmission(ada, draftId, approve(), now),
        decideSubmission(ben, draftId, { type: 'reject', submission: 1, reason: 'No.' }, now),
      ]);
      expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
      const isListed = (await runtime().store.get(listings, draftId)) !== null;
      expect(isListed).toBe(decided[0]?.ok);
    }
  });

  test('two devices edit one draft without losing changes', async () => {
    const olive = await person('olive');
    const { draftId } = await aCompleteDraft(olive);
    const save = (name: string, typed: string, was: string) =>
      saveAnswers(olive, draftId, { typed: { [name]: typed }, was: { [name]: was } }, now);
    const [phone, laptop] = await Promise.all([save('stories', '3', '2'), save('unitNumber', '4C', '')]);
    expect([phone.ok, laptop.ok]).toEqual([true, true]);
    const same = await save('stories', '1', '2');
    expect(same.ok && same.value.conflicts).toEqual([{ name: 'stories', theirs: '3' }]);
    const draft = await readDraft(olive.user, draftId);
    expect(draft.ok && draft.value.answers).toMatchObject({ stories: '3', unitNumber: '4C' });
  });

  test('unknown fields are not stored, and saving the same answers adds no version', async () => {
    const olive = await person('olive');
    const { draftId, version } = await aCompleteDraft(olive);
    const saved = await saveAnswers(
      olive,
      draftId,
      { typed: { isAdmin: 'yes', stories: '2' }, was: {} },
      now,
    );
    expect(saved.ok && saved.value.draft.answers).not.toHaveProperty('isAdmin');
    expect(saved.ok && saved.value.draft.version).toBe(version);
    expect((await listDrafts(olive.user)).map((each) => each.draftId)).toContain(draftId);
  });

  test('an incomplete draft cannot be submitted and lists what is missing', async () => {
    const olive = await person('olive');
    const { draftId } = await aCompleteDraft(olive, { deedType: '' });
    expect(reasonOf(await submitDraft(olive, draftId, now))).toBe('rules');
    const read = await readDraft(olive.user, draftId);
    expect(read.ok && missingOf(read.value, [], now).map(({ field }) => field)).toEqual(['deedType']);
  });

  test('a person’s own draft starts with their name as the seller, as registered if they are', async () => {
    const registered = await person('otto', { name: 'Otto' });
    const plain = await person('plain', { name: 'Pia Plain', registration: null });
    const names = [];
    for (const by of [registered, plain]) {
      const started = await startDraft(by, now);
      names.push(started.ok && started.value.answers.sellerName);
    }
    expect(names).toEqual([registered.user.registration?.legalName, 'Pia Plain']);
    expect(names[0]).not.toBe('Otto');
  });

  test('frequent creation and submission of drafts is rate-limited', async () => {
    const hasty = await person('hasty');
    const { draftId } = await aCompleteDraft(hasty, { deedType: '' });
    const begun = [];
    for (let times = 0; times < 20; times++) begun.push(reasonOf(await startDraft(hasty, now)));
    expect([begun[0], begun.at(-1)]).toEqual(['ok', 'too-many']);
    const sent = [];
    for (let times = 0; times < 21; times++) sent.push(reasonOf(await submitDraft(hasty, draftId, now)));
    expect([sent[0], sent.at(-1)]).toEqual(['rules', 'too-many']);
    expect(reasonOf(await submitDraft(hasty, draftId, now + 60_000))).toBe('rules');
  });

  test('a session that was revoked meanwhile changes nothing', async () => {
    const olive = await person('olive');
    const { draftId } = await aCompleteDraft(olive);
    await runtime().store.commit([write.delete(sessions, olive.sessionId)]);
    expect(
      reasonOf(await saveAnswers(olive, draftId, { typed: { stories: '9' }, was: { stories: '2' } }, now)),
    ).toBe('signed-out');
    expect((await runtime().store.get(drafts, draftId))?.data.answers.stories).toBe('2');
  });
}
