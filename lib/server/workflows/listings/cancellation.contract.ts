import { describe, expect, test, vi } from 'vitest';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import {
  cancellationFile,
  staffDocumentFile,
  staffDocumentHref,
} from '@/lib/domain/drafts/files/cancellation-documents';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { listingUpdateEmail } from '@/lib/server/jobs/messages/listing-update-email';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { drafts, uploads } from '@/lib/server/records/drafts/draft-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { changeDraft, saveAnswers, startDraft, submitDraft } from '@/lib/server/workflows/drafts/drafts';
import { addStaffDocument } from '@/lib/server/workflows/staff/staff-document';
import { actOnAuction, takeDown } from '@/lib/server/workflows/staff/staff-listings';
import { serveDocument } from '@/lib/server/workflows/uploads/stored-files';
import { sweepUploads } from '@/lib/server/workflows/uploads/sweep-uploads';
import { aPdf, aSentPdf, plainPdf } from '@/lib/server/workflows/uploads/uploads.fixture';
import { addCancellationDocument } from './cancellation-document';
import { cancelAuction, reopenListing } from './manage-listing';
import { decideSubmission } from './reviews';

const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Cancellations by the seller after a bid met the seller's terms, on one engine. */
export function runCancellationContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;

  /** A session that outlasts the auction. */
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
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;

  /** An open auction without a reserve, before and after its first bid. */
  async function aHome() {
    count += 1;
    const names = ['seller', 'bidder', 'ada'].map((name) => `cancels-${name}-${count}`);
    const [sellerId = '', bidderId = '', adaId = ''] = names;
    const [olive, rosa, ada] = await Promise.all([
      person(sellerId),
      person(bidderId),
      person(adaId, 'admin'),
    ]);
    const { draftId } = must(await startDraft(olive, now));
    const overrides = {
      street: `${count} Cancellation Way ${Date.now() % 100_000}`,
      parcelNumber: '',
      startDate: day(now + 30 * dayMs),
      endDate: day(now + 37 * dayMs),
      saleMode: 'absolute',
      reserve: '',
    };
    must(await changeDraft(olive, draftId, () => ({ ok: true, value: aContent({ overrides }) }), now));
    must(await submitDraft(olive, draftId, now));
    const approve = async (submission: number, at: number) =>
      decideSubmission(ada, draftId, { type: 'approve', submission, specialReview: '' }, at);
    must(await approve(1, now));
    const auctionId = `${draftId}-1`;
    const openAt = Date.parse((await getPublicAuction(auctionId))?.startsAt ?? '') + 1;
    const bid = async () =>
      must(
        await placeBid({
          auctionId,
          by: rosa,
          key: `bid-of-${rosa.user.uid}`,
          requestId: 'r',
          receivedAt: openAt,
          maximumCents: 20_000_000,
        }),
      );
    return { olive, rosa, ada, draftId, auctionId, openAt, bid, approve };
  }

  /** As rows were stored before the document of a cancellation was a kind of its own. */
  async function asOlderRow(draftId: string, sha256: string): Promise<void> {
    const { store } = runtime();
    const { docs } = await store.query(uploads, {
      where: [
        { field: 'draftId', op: '==', value: draftId },
        { field: 'state', op: '==', value: 'kept' },
      ],
      limit: 20,
    });
    const row = docs.find(({ data }) => data.wish.purpose === 'cancellation' && data.wish.sha256 === sha256);
    if (!row) throw new Error('No row of a cancellation');
    const { name, bytes } = row.data.wish;
    const wish = { purpose: 'document', kind: 'ProofOfAuthority', title: '', asOf: 1 } as const;
    const older = { ...row.data, wish: { ...wish, name, bytes, sha256 }, isCancellation: true } as const;
    await store.commit([write.set(uploads, row.id, older, row.version)]);
  }
  async function upload(by: SignedIn, draftId: string, at: number, bytes?: Buffer) {
    return addCancellationDocument({ by, draftId, ...(await aSentPdf(bytes)), now: at });
  }

  /** The text of the reader's mail about the home. */
  async function mailTo(reader: SignedIn, at: number): Promise<string | undefined> {
    for (let round = 0; round < 4; round++) await fanOutNotifications(at);
    const { docs } = await runtime().store.query(outbox, {});
    const mail = docs.flatMap(({ data }) =>
      data.kind === 'home-news' && data.uid === reader.user.uid ? [data] : [],
    )[0];
    return mail && (await listingUpdateEmail(mail, now))?.text;
  }

  /** What the mail says of a document, whoever gave it. */
  const mailed = (kind: string, sha256: string) =>
    `We have a document (${kind}) that shows the reason. Only our staff can read it. Its SHA-256 hash is in the public bid history: ${sha256}`;

  const titleDefect = { reason: 'title-defect', text: 'A lien from 1998.' } as const;

  describe('the seller of an auction', () => {
    test('cancels freely until a bid meets the terms, and then only with a document that bidders hear of', async () => {
      const { olive, rosa, draftId, auctionId, openAt, bid } = await aHome();
      await bid();
      expect(reasonOf(await cancelAuction(olive, draftId, titleDefect, openAt + 1))).toBe('needs-document');
      expect(await getPublicAuction(auctionId)).not.toHaveProperty('cancellation');
      const { sha256 } = must(await upload(olive, draftId, openAt + 2));
      must(await cancelAuction(olive, draftId, titleDefect, openAt + 3));
      expect(await getPublicAuction(auctionId)).toMatchObject({
        cancelReason: 'title-defect',
        cancellation: { by: 'seller', documentHash: sha256 },
      });
      expect(await mailTo(rosa, openAt + 4)).toContain(mailed('title report', sha256));
      expect(reasonOf(await upload(olive, draftId, openAt + 5))).toBe('no-auction');
    });

    test('replaces an auction that a bid met only with the document, too', async () => {
      const { olive, rosa, draftId, auctionId, openAt, bid, approve } = await aHome();
      await bid();
      must(await reopenListing(olive, draftId, openAt));
      const dates = { startDate: day(openAt + 10 * dayMs), endDate: day(openAt + 17 * dayMs) };
      const typed: Answers = { occupancy: 'Tenant', possession: 'SubjectToOccupants', ...dates };
      const was = (await runtime().store.get(drafts, draftId))?.data.answers ?? {};
      must(await saveAnswers(olive, draftId, { typed, was }, openAt));
      expect(reasonOf(await submitDraft(olive, draftId, openAt + 1, true))).toBe('needs-document');
      const { sha256 } = must(await upload(olive, draftId, openAt + 2));
      must(await submitDraft(olive, draftId, openAt + 3, true));
      must(await approve(2, openAt + 4));
      expect(await getPublicAuction(auctionId)).toMatchObject({
        cancelReason: 'material-correction',
        cancellation: { by: 'seller', documentHash: sha256 },
      });
      expect(await mailTo(rosa, openAt + 5)).toContain(mailed('proof of the corrected fact', sha256));
    });

    test('needs a PDF; only the seller and staff read it', async () => {
      const { olive, rosa, ada, draftId, openAt, bid } = await aHome();
      await bid();
      expect(reasonOf(await upload(olive, draftId, openAt, Buffer.from('no PDF')))).toBe('not-pdf');
      expect(reasonOf(await upload(rosa, draftId, openAt))).toBe('not-found');
      const document = must(await upload(olive, draftId, openAt));
      const file = cancellationFile(document);
      expect(file).toContain(document.sha256);
      const read = async (by: SignedIn | null) =>
        serveDocument({
          request: new Request(`http://localhost:3000/documents/${draftId}/${file}`),
          key: draftId,
          file,
          getUser: async () => by?.user ?? null,
          now: openAt,
        });
      expect((await read(olive))?.status).toBe(307);
      expect((await read(ada))?.status).toBe(307);
      expect(await read(rosa)).toBeNull();
      expect(await read(null)).toBeNull();
    });
  });

  test('a document that was replaced, or not taken, is deleted after a day; the present one stays', async () => {
    const { olive, draftId, openAt } = await aHome();
    const { files } = runtime();
    const another = (name: string) => aPdf([...plainPdf, `(${name} ${draftId})`]);
    const isStored = async (document: { readonly sha256: string }) =>
      (await files.head(`private/documents/${draftId}/${cancellationFile(document)}`)) !== null;
    const first = must(await upload(olive, draftId, openAt, another('first')));
    const second = must(await upload(olive, draftId, openAt + 1, another('second')));
    const late = await aSentPdf(another('late'));
    const create = files.create.bind(files);
    vi.spyOn(files, 'create').mockImplementationOnce(async (...sent) => {
      const stored = await create(...sent);
      must(await cancelAuction(olive, draftId, titleDefect, openAt + 2));
      return stored;
    });
    const refused = await addCancellationDocument({ by: olive, draftId, ...late, now: openAt + 2 });
    expect(reasonOf(refused)).toBe('no-auction');
    const all = [first, second, late.file];
    expect(await Promise.all(all.map(isStored))).toEqual([true, true, true]);
    await asOlderRow(draftId, first.sha256);
    for (const days of [2, 4]) await sweepUploads(openAt + days * dayMs);
    expect(await Promise.all(all.map(isStored))).toEqual([false, true, false]);
  });

  describe('staff', () => {
    const command = { type: 'cancel', reason: 'fraud' } as const;
    const add = async (by: SignedIn, auctionId: string, now: number, bytes?: Buffer) =>
      addStaffDocument({ by, auctionId, ...(await aSentPdf(bytes)), now });

    test('cancel freely until a bid meets the terms, and then only with a document that bidders hear of', async () => {
      const { ada, rosa, auctionId, openAt, bid } = await aHome();
      const cancel = (at: number) => actOnAuction(ada, { auctionId, command, why: 'Forged deed' }, at);
      await bid();
      expect(reasonOf(await cancel(openAt + 1))).toBe('needs-document');
      const { sha256 } = must(await add(ada, auctionId, openAt + 2));
      must(await cancel(openAt + 3));
      expect((await getPublicAuction(auctionId))?.cancellation).toEqual({
        by: 'staff',
        documentHash: sha256,
      });
      expect(await mailTo(rosa, openAt + 4)).toContain(mailed('proof of the fraud', sha256));
      expect(reasonOf(await add(ada, auctionId, openAt + 5))).toBe('ended');
    });

    test('take down a home that bids bind only with the document, too', async () => {
      const { ada, rosa, draftId, auctionId, openAt, bid } = await aHome();
      const takedown = { listingKey: draftId, reason: 'fraud', note: 'Forged deed' } as const;
      await bid();
      expect(reasonOf(await takeDown(ada, takedown, openAt + 1))).toBe('needs-document');
      expect(await getPublicAuction(auctionId)).not.toHaveProperty('cancellation');
      const { sha256 } = must(await add(ada, auctionId, openAt + 2));
      must(await takeDown(ada, takedown, openAt + 3));
      expect((await getPublicAuction(auctionId))?.cancellation?.documentHash).toBe(sha256);
      expect(await mailTo(rosa, openAt + 4)).toContain(mailed('proof of the fraud', sha256));
    });

    test('alone add and read it, and a bid leaves it; what it replaced is deleted after a day', async () => {
      const { olive, rosa, ada, draftId, auctionId, openAt, bid } = await aHome();
      expect(reasonOf(await add(rosa, auctionId, openAt))).toBe('not-staff');
      expect(reasonOf(await add(ada, auctionId, openAt, Buffer.from('no PDF')))).toBe('not-pdf');
      const first = must(await add(ada, auctionId, openAt, aPdf([...plainPdf, `(first ${draftId})`])));
      const second = must(await add(ada, auctionId, openAt + 1));
      await bid();
      const { files, store } = runtime();
      expect((await store.get(auctions, auctionId))?.data.staffDocument).toEqual(second);
      const read = async (by: SignedIn | null) =>
        serveDocument({
          request: new Request(
            `http://localhost:3000${staffDocumentHref(draftId, { auctionId, ...second })}`,
          ),
          key: draftId,
          file: staffDocumentFile({ auctionId, ...second }),
          getUser: async () => by?.user ?? null,
          now: openAt,
        });
      expect((await read(ada))?.status).toBe(307);
      for (const by of [olive, rosa, null]) expect(await read(by)).toBeNull();
      for (const days of [2, 4]) await sweepUploads(openAt + days * dayMs);
      const stored = [first, second].map((each) =>
        files.head(`private/documents/${draftId}/${staffDocumentFile({ auctionId, ...each })}`),
      );
      expect((await Promise.all(stored)).map((info) => info !== null)).toEqual([false, true]);
    });

    test('lose no document of a canceled auction when the next auction of the home replaces the same one', async () => {
      const { olive, ada, draftId, auctionId, openAt, approve } = await aHome();
      const file = aPdf([...plainPdf, `(same ${draftId})`]);
      const { sha256 } = must(await add(ada, auctionId, openAt, file));
      must(await actOnAuction(ada, { auctionId, command, why: 'Forged deed' }, openAt + 1));
      must(await reopenListing(olive, draftId, openAt + 2));
      const typed = { startDate: day(openAt + 10 * dayMs), endDate: day(openAt + 17 * dayMs) };
      const was = (await runtime().store.get(drafts, draftId))?.data.answers ?? {};
      must(await saveAnswers(olive, draftId, { typed, was }, openAt + 3));
      must(await submitDraft(olive, draftId, openAt + 4));
      must(await approve(2, openAt + 5));
      const next = `${draftId}-2`;
      must(await add(ada, next, openAt + 6, file));
      must(await add(ada, next, openAt + 7));
      for (const days of [2, 4]) await sweepUploads(openAt + days * dayMs);
      const stored = [auctionId, next].map((id) =>
        runtime().files.head(`private/documents/${draftId}/${staffDocumentFile({ auctionId: id, sha256 })}`),
      );
      expect((await Promise.all(stored)).map((info) => info !== null)).toEqual([true, false]);
    });

    test('who sell the home add no document and read none', async () => {
      const { olive, ada, draftId, auctionId, openAt } = await aHome();
      const document = must(await add(ada, auctionId, openAt));
      const promoted = { ...olive, user: { ...olive.user, role: 'admin' } } as const;
      await runtime().store.commit([write.set(users, olive.user.uid, promoted.user)]);
      expect(reasonOf(await add(promoted, auctionId, openAt))).toBe('own-listing');
      const served = await serveDocument({
        request: new Request(
          `http://localhost:3000${staffDocumentHref(draftId, { auctionId, ...document })}`,
        ),
        key: draftId,
        file: staffDocumentFile({ auctionId, ...document }),
        getUser: async () => promoted.user,
        now: openAt,
      });
      expect(served).toBeNull();
    });
  });
}
