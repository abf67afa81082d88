import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aContent, aDocument, aPhoto } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { listingUpdateEmail } from '@/lib/server/jobs/messages/listing-update-email';
import { runListings } from '@/lib/server/jobs/run-listings';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import {
  drafts,
  submissionId,
  submissions,
  uploadId,
  uploads,
} from '@/lib/server/records/drafts/draft-collections';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { changeDraft, saveAnswers, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { liftTakedown, takeDown } from '@/lib/server/workflows/staff/staff-listings';
import { FILE_KEPT_MS } from '@/lib/server/workflows/uploads/uploads';
import {
  cancelAuction,
  confirmFacts,
  discardChanges,
  lowerReserve,
  moveAuction,
  reopenListing,
  reviewReserve,
  withdrawListing,
} from './manage-listing';
import { decideSubmission, readReview } from './reviews';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A seller's actions on a public listing, on one engine. */
export function runListingContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;

  /** A session that outlasts all of these auctions. */
  async function person(uid: string, role: 'member' | 'admin' = 'member'): Promise<SignedIn> {
    const by = await aBidder(runtime(), uid, { role });
    const session = { uid, createdAt: now, expiresAt: now + 400 * dayMs, revokedAt: null };
    await runtime().store.commit([write.set(sessions, by.sessionId, session)]);
    return by;
  }

  const must = <T>(result: { ok: true; value: T } | { ok: false; reason: unknown }): T => {
    if (!result.ok) throw new Error(String(result.reason));
    return result.value;
  };
  /** A new reserve, reviewed as the auction is now. */
  const reviewed = async (draftId: string, typed = '') => {
    const { auctionId } = (await runtime().store.get(listings, draftId))?.data ?? {};
    return { typed, version: (await getPublicAuction(auctionId ?? ''))?.version ?? 0 };
  };
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;

  async function aHome(overrides: Answers = {}) {
    count += 1;
    const [olive, ada] = [await person(`seller-${count}`), await person('ada-runs', 'admin')];
    const { draftId } = must(await startDraft(olive, now));
    const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
    const street = `${Date.now() % 100_000}${count} Gates Avenue`;
    const content = aContent({ overrides: { street, parcelNumber: '', ...dates, ...overrides } });
    must(await changeDraft(olive, draftId, () => ({ ok: true, value: content }), now));
    must(await submitDraft(olive, draftId, now));
    const approve = async (at: number) => {
      const { submission } = (await draftOf(draftId)).standing;
      return decideSubmission(ada, draftId, { type: 'approve', submission, specialReview: '' }, at);
    };
    must(await approve(now));
    return { olive, ada, draftId, approve, change: changer(olive, draftId) };
  }
  const fixedPrice = { saleFormat: 'fixed-price', listPrice: '400,000' };

  /** Starts a change, saves answers and returns the draft. */
  const changer = (by: SignedIn, draftId: string) => async (typed: Answers, at: number) => {
    must(await reopenListing(by, draftId, at));
    const was = (await draftOf(draftId)).answers;
    return must(await saveAnswers(by, draftId, { typed, was }, at)).draft;
  };

  const draftOf = async (draftId: string): Promise<Draft> => {
    const doc = await runtime().store.get(drafts, draftId);
    if (!doc) throw new Error('There is no such draft');
    return doc.data;
  };
  const listingOf = async (draftId: string) => (await runtime().store.get(listings, draftId))?.data;

  async function bid(by: SignedIn, auctionId: string, receivedAt: number) {
    return placeBid({
      auctionId,
      by,
      key: `bid-${by.user.uid}-${receivedAt}`,
      requestId: 'r',
      receivedAt,
      maximumCents: 20_000_000,
    });
  }

  /** The texts of a person's pending notifications about this home. */
  async function pendingNews(uid: string, listingKey: string, at: number) {
    for (let round = 0; round < 4; round++) await fanOutNotifications(at);
    const { docs } = await runtime().store.query(outbox, {});
    return docs.flatMap(({ data }) =>
      data.kind === 'home-news' && data.uid === uid && data.listingKey === listingKey ? [data] : [],
    );
  }

  describe('a change to a public listing', () => {
    test('of figures only is published at once and notifies followers once', async () => {
      const { olive, draftId, change } = await aHome(fixedPrice);
      const before = await listingOf(draftId);
      const wanda = await person('wanda');
      await setFavorite('wanda', { slug: before?.slug ?? '', kind: 'saved' }, now);
      await change({ listPrice: '380,000' }, now + 1);
      expect((await listingOf(draftId))?.listPriceCents).toBe(40_000_000);
      const resubmitted = must(await submitDraft(olive, draftId, now + 2));
      expect(resubmitted.standing).toMatchObject({
        status: 'Active',
        live: 'Active',
        submission: 2,
        published: 2,
      });
      expect(await listingOf(draftId)).toEqual({
        ...before,
        listPriceCents: 38_000_000,
        previousListPriceCents: 40_000_000,
        modifiedAt: now + 2,
        offeredSince: now + 2,
      });
      const letters = await pendingNews(wanda.user.uid, draftId, now + 3);
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({
        role: 'watcher',
        news: { type: 'changed', changes: [{ label: 'List price', before: '$400,000', after: '$380,000' }] },
      });
      expect(await pendingNews(olive.user.uid, draftId, now + 3)).toEqual([]);
      const entry = (await runtime().store.get(audit, auditId(draftId, resubmitted.standing.seq)))?.data;
      expect(entry).toMatchObject({ action: 'changed', before: 'Draft', after: 'Active' });
    });

    test('of the text waits for a reviewer, who compares it with the public version; address and auction stay', async () => {
      const { olive, ada, draftId, change, approve } = await aHome();
      const before = await listingOf(draftId);
      const publicRemarks =
        'A frame house with a deep yard, a dry cellar and, since this week, a new kitchen.';
      await change({ publicRemarks }, now + 1);
      expect(reasonOf(await submitDraft(olive, draftId, now + 2))).toBe('ok');
      expect(await listingOf(draftId)).toEqual(before);
      const review = must(await readReview(ada.user, draftId, now + 3));
      expect(review.changed?.map(({ about }) => about)).toEqual(['publicRemarks']);
      expect(reasonOf(await approve(now + 4))).toBe('ok');
      expect(await listingOf(draftId)).toEqual({ ...before, publicRemarks, modifiedAt: now + 4 });
      expect((await getPublicAuction(`${draftId}-1`))?.status).toBe('scheduled');
      expect(await getPublicAuction(`${draftId}-2`)).toBeNull();
      const storedSubmission = (await runtime().store.get(submissions, submissionId(draftId, 1)))?.data;
      expect(storedSubmission?.answers.publicRemarks).toBe(before?.publicRemarks);
    });

    test('of a material fact while there are bids ends the auction after a warning and schedules a new one a day later', async () => {
      const { olive, draftId, change, approve } = await aHome();
      const startsAt = Date.parse((await getPublicAuction(`${draftId}-1`))?.startsAt ?? '');
      const rosa = await person(`rosa-${draftId}`);
      const placed = await bid(rosa, `${draftId}-1`, startsAt + 1);
      expect(reasonOf(placed)).toBe('ok');
      const at = startsAt + hourMs;
      await change({ occupancy: 'Tenant', possession: 'SubjectToOccupants' }, at);
      // The old start is less than a day away.
      expect(reasonOf(await submitDraft(olive, draftId, at, true))).toBe('too-soon');
      const dates = { startDate: day(at + 10 * dayMs), endDate: day(at + 17 * dayMs) };
      const was = (await draftOf(draftId)).answers;
      must(await saveAnswers(olive, draftId, { typed: dates, was }, at));
      expect(reasonOf(await submitDraft(olive, draftId, at))).toBe('needs-confirmation');
      expect(reasonOf(await submitDraft(olive, draftId, at, true))).toBe('ok');
      expect((await getPublicAuction(`${draftId}-1`))?.cancelReason).toBeNull();
      expect((await listingOf(draftId))?.factChanges).toBeUndefined();
      expect(reasonOf(await approve(at + 1))).toBe('ok');
      const changes = (await listingOf(draftId))?.factChanges?.filter(({ topic }) => topic === 'occupancy');
      expect(changes).toHaveLength(1);
      expect(`${changes?.[0]?.was} → ${changes?.[0]?.is}`).toMatch(/^Vacant[^→]*→ Tenant-occupied/);
      expect(changes?.[0]?.at).toBe(at + 1);
      expect(await getPublicAuction(`${draftId}-1`)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'material-correction',
      });
      expect(await getPublicAuction(`${draftId}-2`)).toMatchObject({ bidCount: 0, outcome: null });
      expect(await listingOf(draftId)).toMatchObject({
        auctionId: `${draftId}-2`,
        occupancy: { value: 'Tenant' },
      });
      const [letter] = await pendingNews(rosa.user.uid, draftId, at + 2);
      expect(letter).toMatchObject({ role: 'bidder', news: { type: 'corrected' } });
      const words = letter && (await listingUpdateEmail(letter, now));
      expect(words?.text).toMatch(/None of its bids count[\s\S]*now: .*enant/);
      expect(words?.why).toContain('you bid on this home');
      expect(letter && (await listingUpdateEmail({ ...letter, listingKey: 'deleted' }, now))).toBeNull();
    });

    test('submitted before the first bid is not approved once there are bids that the seller did not know of', async () => {
      const { olive, draftId, change, approve } = await aHome();
      const startsAt = Date.parse((await getPublicAuction(`${draftId}-1`))?.startsAt ?? '');
      await change(
        { deedType: 'Quitclaim', startDate: day(startsAt + 9 * dayMs), endDate: day(startsAt + 16 * dayMs) },
        startsAt + 1,
      );
      expect(reasonOf(await submitDraft(olive, draftId, startsAt + 2))).toBe('ok');
      await bid(await person(`rosa-${draftId}`), `${draftId}-1`, startsAt + 3);
      expect(reasonOf(await approve(startsAt + 4))).toBe('needs-confirmation');
      expect((await getPublicAuction(`${draftId}-1`))?.bidCount).toBe(1);
    });

    test('that adds lead paint replaces the auction with one that leaves ten days for an inspection', async () => {
      const { olive, draftId, approve } = await aHome();
      const startsAt = Date.parse((await getPublicAuction(`${draftId}-1`))?.startsAt ?? '');
      const at = startsAt - dayMs;
      must(await reopenListing(olive, draftId, at));
      const retold = (overrides: Answers) =>
        changeDraft(
          olive,
          draftId,
          ({ answers, photos, documents }) => {
            const others = documents.filter(({ kind }) => kind !== 'LeadPaint');
            const paper = aDocument({ kind: 'LeadPaint', key: 'd'.repeat(24) });
            return {
              ok: true,
              value: { photos, answers: { ...answers, ...overrides }, documents: [...others, paper] },
            };
          },
          at,
        );
      must(await retold({ yearBuilt: '1950' }));
      expect(reasonOf(await submitDraft(olive, draftId, at))).toBe('rules');
      must(await retold({ startDate: day(at + 12 * dayMs), endDate: day(at + 19 * dayMs) }));
      expect(reasonOf(await submitDraft(olive, draftId, at))).toBe('ok');
      expect(reasonOf(await approve(at + 1))).toBe('ok');
      expect(await getPublicAuction(`${draftId}-1`)).toMatchObject({ status: 'cancelled' });
      const { startsAt: moved = '' } = (await getPublicAuction(`${draftId}-2`)) ?? {};
      expect(Date.parse(moved) - at).toBeGreaterThan(10 * dayMs);
    });

    test('that is discarded or rejected leaves draft and listing as published', async () => {
      const { olive, ada, draftId, change } = await aHome();
      const published = (await draftOf(draftId)).answers;
      await change({ stories: '9' }, now + 1);
      expect(must(await discardChanges(olive, draftId, now + 2)).answers).toEqual(published);
      await change({ stories: '8' }, now + 3);
      must(await submitDraft(olive, draftId, now + 4));
      const no = { type: 'reject', submission: 2, reason: 'The house has two.' } as const;
      const rejected = must(await decideSubmission(ada, draftId, no, now + 5));
      expect(rejected).toMatchObject({
        answers: published,
        standing: { status: 'Active', reason: no.reason },
      });
      expect(await listingOf(draftId)).toMatchObject({ standardStatus: 'Active', stories: 2 });
    });

    test('that is rejected drops the photo it added and keeps the one it removed', async () => {
      const { olive, ada, draftId } = await aHome();
      const { photos } = await draftOf(draftId);
      const [resubmitted, added] = ['a'.repeat(24), 'd'.repeat(24)];
      const upload = (key: string, state: 'kept' | 'removed') =>
        write.create(uploads, uploadId(draftId, key), {
          draftId,
          uid: olive.user.uid,
          key,
          state,
          expiresAt: state === 'kept' ? null : now + dayMs,
          wish: { purpose: 'photo', name: 'front.jpg', bytes: 1, sha256: key.padEnd(64, '0') },
          entry: { purpose: 'photo', photo: aPhoto({ key }) },
        });
      await runtime().store.commit([upload(resubmitted, 'removed'), upload(added, 'kept')]);
      must(await reopenListing(olive, draftId, now + 1));
      const other = {
        ...aContent(),
        answers: (await draftOf(draftId)).answers,
        photos: [aPhoto({ key: added })],
      };
      must(await changeDraft(olive, draftId, () => ({ ok: true, value: other }), now + 2));
      must(await submitDraft(olive, draftId, now + 3));
      const no = { type: 'reject', submission: 2, reason: 'Not this house.' } as const;
      expect(must(await decideSubmission(ada, draftId, no, now + 4)).photos).toEqual(photos);
      const found = await runtime().store.getAll(
        uploads,
        [resubmitted, added].map((key) => uploadId(draftId, key)),
      );
      expect(found.map((doc) => [doc?.data.state, doc?.data.expiresAt])).toEqual([
        ['kept', null],
        ['removed', now + 4 + FILE_KEPT_MS],
      ]);
    });

    test('without any difference cannot be submitted', async () => {
      const { olive, draftId, change } = await aHome();
      await change({ stories: '2' }, now + 1);
      expect(reasonOf(await submitDraft(olive, draftId, now + 2))).toBe('nothing-changed');
    });
  });

  describe('the seller of a listing', () => {
    test('cancels its auction for a listed reason, takes it off the market and relists it at the same URL', async () => {
      const { olive, draftId, approve } = await aHome();
      const { slug = '', listedAt } = (await listingOf(draftId)) ?? {};
      await person('will');
      await setFavorite('will', { slug, kind: 'saved' }, now);
      expect(reasonOf(await withdrawListing(olive, draftId, 'Sold elsewhere', now + 1))).toBe(
        'auction-stands',
      );
      const casualty = { reason: 'casualty', text: '' } as const;
      expect(reasonOf(await cancelAuction(olive, draftId, casualty, now + 2))).toBe('needs-reason');
      must(await cancelAuction(olive, draftId, { ...casualty, text: 'A tree fell on the roof.' }, now + 3));
      expect(await getPublicAuction(`${draftId}-1`)).toMatchObject({ cancelReason: 'casualty' });
      expect(reasonOf(await cancelAuction(olive, draftId, { ...casualty, text: 'Again' }, now + 4))).toBe(
        'no-auction',
      );
      const gone = must(await withdrawListing(olive, draftId, 'The roof is gone.', now + 5));
      expect(gone.standing).toMatchObject({ status: 'Withdrawn', live: 'Withdrawn', confirmation: null });
      expect(await listingOf(draftId)).toMatchObject({ standardStatus: 'Withdrawn', modifiedAt: now + 5 });
      const entry = (await runtime().store.get(audit, auditId(draftId, gone.standing.seq)))?.data;
      expect(entry).toMatchObject({ before: 'Active', after: 'Withdrawn', why: 'The roof is gone.' });

      must(await reopenListing(olive, draftId, now + 6));
      must(await submitDraft(olive, draftId, now + 7));
      must(await approve(now + 8));
      expect(await listingOf(draftId)).toMatchObject({
        standardStatus: 'Active',
        auctionId: `${draftId}-2`,
        slug,
        listedAt,
        statusChangedAt: now + 8,
      });
      const news = (await pendingNews('will', draftId, now + 9)).map((each) => each.news.type);
      expect(news.sort()).toEqual(['auction-cancelled', 'relisted', 'withdrawn']);
    });

    test('keeps an auction scheduled without the contract of sale, but schedules no other one without it', async () => {
      const { olive, draftId, change } = await aHome();
      const bare = <D extends { readonly kind: string }>(documents: readonly D[]): D[] =>
        documents.filter(({ kind }) => kind !== 'ContractOfSale');
      const [draft, listing] = [await draftOf(draftId), await listingOf(draftId)];
      if (!listing) throw new Error('It was published');
      const { answers, photos, documents } = draft;
      const content = { answers, photos, documents: bare(documents), at: now };
      await runtime().store.commit([
        write.set(drafts, draftId, { ...draft, documents: bare(documents) }),
        write.set(submissions, submissionId(draftId, 1), content),
        write.set(listings, draftId, { ...listing, documents: bare(listing.documents) }),
      ]);
      const dates = { startDate: day(now + 20 * dayMs), endDate: day(now + 27 * dayMs) };
      expect(reasonOf(await moveAuction(olive, draftId, dates, now + 1))).toBe('needs-contract');
      await change({ taxAnnualAmount: '4,400' }, now + 2);
      expect(reasonOf(await submitDraft(olive, draftId, now + 3))).toBe('ok');
      expect((await listingOf(draftId))?.auctionId).toBe(`${draftId}-1`);
      await change({ startingBid: '210,000' }, now + 4);
      expect(reasonOf(await submitDraft(olive, draftId, now + 5))).toBe('needs-contract');
    });

    test('reschedules the auction by at least a day, only before it starts', async () => {
      const { olive, draftId } = await aHome();
      const dates = { startDate: day(now + 20 * dayMs), endDate: day(now + 27 * dayMs) };
      const today = { startDate: newYorkDay(now), startTime: '23:59' };
      expect(reasonOf(await moveAuction(olive, draftId, today, now + 1))).toBe('too-soon');
      const reversed = { ...dates, endDate: dates.startDate, endTime: '00:01' };
      expect(reasonOf(await moveAuction(olive, draftId, reversed, now + 1))).toBe('rules');
      const moved = must(await moveAuction(olive, draftId, { ...dates, reserve: '1' }, now + 2));
      expect(moved).toMatchObject({
        answers: { ...dates, reserve: '$320,000' },
        standing: { status: 'Active', submission: 2, published: 2 },
      });
      const [first, second] = [
        await getPublicAuction(`${draftId}-1`),
        await getPublicAuction(`${draftId}-2`),
      ];
      expect(first?.status).toBe('cancelled');
      expect([second?.status, second?.startsAt.slice(0, 10)]).toEqual(['scheduled', dates.startDate]);
      const begun = Date.parse(second?.startsAt ?? '') + 1;
      expect(reasonOf(await moveAuction(olive, draftId, dates, begun))).toBe('wrong-status');
    });

    test('lowers the reserve once', async () => {
      const { olive, draftId } = await aHome();
      for (const [typed, answer] of [
        ['330,000', 'not-lower'],
        ['a lot', 'not-lower'],
        ['$300,000', 'ok'],
        ['$290,000', 'already-lowered'],
      ])
        expect(reasonOf(await lowerReserve(olive, draftId, await reviewed(draftId, typed), now + 1))).toBe(
          answer,
        );
      expect((await getPublicAuction(`${draftId}-1`))?.reserveCents).toBe(30_000_000);
      expect(reasonOf(await reopenListing(olive, draftId, now + 2))).toBe('ok');
      expect(reasonOf(await submitDraft(olive, draftId, now + 3))).toBe('nothing-changed');
    });

    test('shows what follows before it lowers the reserve, and refuses if the auction has changed since', async () => {
      const { olive, draftId } = await aHome();
      const review = await reviewReserve(olive, draftId, '$300,000', now + 1);
      expect(review).toMatchObject({
        value: { oldCents: 32_000_000, newCents: 30_000_000, highBidCents: null, isMet: false },
      });
      expect(reasonOf(await reviewReserve(olive, draftId, '$330,000', now + 1))).toBe('not-lower');
      expect((await getPublicAuction(`${draftId}-1`))?.reserveCents).toBe(32_000_000);
      if (!review.ok) throw new Error(review.reason);
      const lower = (version: number) =>
        lowerReserve(olive, draftId, { typed: '$300,000', version }, now + 2);
      for (const version of [review.value.version - 1, review.value.version + 1, Number.NaN])
        expect(reasonOf(await lower(version))).toBe('auction-changed');
      expect(reasonOf(await lower(review.value.version))).toBe('ok');
    });

    test('lowers the reserve only while no other change is in progress', async () => {
      const { olive, draftId, change } = await aHome();
      await change({ stories: '8' }, now + 1);
      expect(reasonOf(await lowerReserve(olive, draftId, await reviewed(draftId, '$300,000'), now + 2))).toBe(
        'wrong-status',
      );
      must(await discardChanges(olive, draftId, now + 3));
      expect(reasonOf(await lowerReserve(olive, draftId, await reviewed(draftId, '$300,000'), now + 4))).toBe(
        'ok',
      );
    });

    test('cannot lower the reserve a second time in a rescheduled auction', async () => {
      const { olive, draftId } = await aHome();
      must(await lowerReserve(olive, draftId, await reviewed(draftId, '$300,000'), now + 1));
      const later = { startDate: day(now + 31 * dayMs), endDate: day(now + 38 * dayMs) };
      must(await moveAuction(olive, draftId, later, now + 2));
      expect(reasonOf(await moveAuction(olive, draftId, later, now + 3))).toBe('nothing-changed');
      must(await moveAuction(olive, draftId, { endTime: '15:00' }, now + 4));
      expect(reasonOf(await lowerReserve(olive, draftId, await reviewed(draftId, '$290,000'), now + 5))).toBe(
        'already-lowered',
      );
    });

    test('cannot act between the end of its auction and the recorded outcome, nor can staff', async () => {
      const { olive, ada, draftId, change } = await aHome();
      await change({ stories: '8' }, now + 1);
      const ended = Date.parse((await getPublicAuction(`${draftId}-1`))?.endsAt ?? '') + 1;
      const casualty = { reason: 'casualty', text: 'A tree fell on the roof.' } as const;
      expect(reasonOf(await cancelAuction(olive, draftId, casualty, ended))).toBe('just-ended');
      expect(reasonOf(await withdrawListing(olive, draftId, 'Gone', ended))).toBe('just-ended');
      expect(reasonOf(await reopenListing(olive, draftId, ended))).toBe('just-ended');
      expect(reasonOf(await submitDraft(olive, draftId, ended))).toBe('just-ended');
      const request = { listingKey: draftId, reason: 'fraud', note: 'Forged.' } as const;
      expect(reasonOf(await takeDown(ada, request, ended))).toBe('auction-ended');
      expect((await getPublicAuction(`${draftId}-1`))?.cancelReason).toBeNull();
    });

    test('cannot change or relist it after a takedown until staff lift it', async () => {
      const { olive, ada, draftId, approve, change } = await aHome({
        ...fixedPrice,
        onMarketDate: day(now + 5 * dayMs),
      });
      await change({ publicRemarks: 'A dry frame house, as it was sent in before the takedown.' }, now + 1);
      must(await submitDraft(olive, draftId, now + 2));
      const request = {
        listingKey: draftId,
        reason: 'no-authority',
        note: 'The heirs wrote to us.',
      } as const;
      must(await takeDown(ada, request, now + 3));
      const { standing } = await draftOf(draftId);
      expect(standing).toMatchObject({ status: 'Withdrawn', live: 'Withdrawn', onMarketAt: null });
      const entry = (await runtime().store.get(audit, auditId(draftId, standing.seq)))?.data;
      expect(entry).toMatchObject({ action: 'taken-down', before: 'ComingSoon', after: 'Withdrawn' });
      await runListings(now + 6 * dayMs);
      expect((await listingOf(draftId))?.standardStatus).toBe('Withdrawn');
      expect(reasonOf(await approve(now + 4))).toBe('wrong-status');
      expect(reasonOf(await reopenListing(olive, draftId, now + 4))).toBe('taken-down');
      expect(reasonOf(await confirmFacts(olive, draftId, now + 4))).toBe('taken-down');
      must(await liftTakedown(ada, { listingKey: draftId, why: 'The heirs agree.' }, now + 5));
      must(await reopenListing(olive, draftId, now + 6));
      must(await submitDraft(olive, draftId, now + 7));
      must(await approve(now + 8));
      const back = await listingOf(draftId);
      expect([back?.standardStatus, back?.takedown]).toEqual(['ComingSoon', undefined]);
    });

    test('cannot submit a change if the listing was taken down during the edit', async () => {
      const { olive, ada, draftId } = await aHome(fixedPrice);
      must(await reopenListing(olive, draftId, now + 1));
      const request = { listingKey: draftId, reason: 'fraud', note: 'Forged.' } as const;
      must(await takeDown(ada, request, now + 2));
      expect(reasonOf(await submitDraft(olive, draftId, now + 3))).toBe('wrong-status');
    });

    test('changes nothing once the home is sold', async () => {
      const { olive, draftId } = await aHome(fixedPrice);
      const listing = await listingOf(draftId);
      if (!listing) throw new Error('It was published');
      const sold = { ...listing, standardStatus: 'Pending', closePriceCents: null, closeDate: null } as const;
      await runtime().store.commit([write.set(listings, draftId, sold)]);
      for (const command of [
        reopenListing(olive, draftId, now + 1),
        withdrawListing(olive, draftId, 'No.', now + 1),
        confirmFacts(olive, draftId, now + 1),
      ])
        expect(reasonOf(await command)).toBe('under-contract');
    });
  });

  describe('the tick', () => {
    const letters = async (uid: string) => {
      const { docs } = await runtime().store.query(outbox, {});
      return docs.flatMap(({ data }) =>
        data.kind === 'confirm-facts' && data.uid === uid ? [data.until] : [],
      );
    };

    test('reminds the seller twice to confirm the facts, then puts the listing on hold unless confirmed', async () => {
      const { olive, draftId, approve } = await aHome(fixedPrice);
      const other = await aHome(fixedPrice);
      for (const days of [5, 11, 13, 14]) {
        await runListings(now + days * dayMs);
        await runListings(now + days * dayMs);
        if (days === 13) must(await confirmFacts(other.olive, other.draftId, now + days * dayMs));
      }
      expect((await letters(olive.user.uid)).sort()).toEqual(
        [null, now + 14 * dayMs, now + 14 * dayMs].sort(),
      );
      expect([await listingOf(draftId), await listingOf(other.draftId)]).toMatchObject([
        { standardStatus: 'Hold' },
        { standardStatus: 'Active' },
      ]);
      const later = now + 15 * dayMs;
      expect(reasonOf(await confirmFacts(olive, draftId, later))).toBe('wrong-status');
      must(await reopenListing(olive, draftId, later));
      must(await submitDraft(olive, draftId, later));
      must(await approve(later));
      expect((await listingOf(draftId))?.standardStatus).toBe('Active');
    });

    test('never puts a listing on hold while its auction is announced or open', async () => {
      const { olive, draftId } = await aHome();
      for (const days of [11, 13, 14, 31, 36]) await runListings(now + days * dayMs);
      expect((await draftOf(draftId)).standing).toMatchObject({
        live: 'Active',
        confirmation: { reminders: 0 },
      });
      expect(await letters(olive.user.uid)).toEqual([]);
    });

    test('puts a home on the market on the day the seller chose', async () => {
      const { olive, draftId } = await aHome({ ...fixedPrice, onMarketDate: day(now + 5 * dayMs) });
      expect((await listingOf(draftId))?.standardStatus).toBe('ComingSoon');
      await runListings(now + 3 * dayMs);
      expect((await listingOf(draftId))?.standardStatus).toBe('ComingSoon');
      const due = now + 6 * dayMs;
      await runListings(due);
      expect(await listingOf(draftId)).toMatchObject({
        standardStatus: 'Active',
        modifiedAt: due,
        offeredSince: due,
        listedAt: now,
      });
      expect((await draftOf(draftId)).standing).toMatchObject({ live: 'Active', onMarketAt: null });
      expect(await letters(olive.user.uid)).toEqual([]);
    });
  });
}
