import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { aDraft, aPhoto } from '@/lib/domain/drafts/draft.builders';
import type { Question } from '@/lib/domain/inquiries/question';
import { dollars } from '@/lib/domain/shared/money';
import type { Report } from '@/lib/domain/staff/report';
import { accountDeletions, emailChanges, users } from '@/lib/server/people/identity/identity-collections';
import { duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime as currentRuntime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';
import {
  backupBuyerId,
  backupBuyers,
  closingFileId,
  closingFiles,
  closings,
} from '@/lib/server/records/closings/closing-collections';
import { deskClaimId, deskClaims } from '@/lib/server/records/desk/desk-collections';
import {
  drafts,
  importKeys,
  submissionId,
  submissions,
  uploadId,
  uploads,
} from '@/lib/server/records/drafts/draft-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import {
  offers,
  type SealedRecord,
  sealedOffers,
  sealedRounds,
} from '@/lib/server/records/offers/offer-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { endingContract } from '@/lib/server/workflows/listings/ending.contract';
import { answerOffer, submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import { sweepUploads } from '@/lib/server/workflows/uploads/sweep-uploads';
import { exportAccount } from './account-export';
import { deleteAccount, finishDeletions } from './delete-account';

process.env.LOCAL_MODE = '1';
const auth = vi.hoisted(() => ({ deleteUser: async () => {} }));
vi.mock('@/lib/server/people/identity/auth-service', () => ({
  adminAuth: () => auth,
  isAuthRefusal: () => false,
}));
const runtime = openTestRuntime();
const { store, files } = runtime;
afterAll(runtime.end);
afterEach(() => void vi.restoreAllMocks());

const now = Date.now();
describe('on SQLite', () => endingContract(currentRuntime));

const asks = (by: SignedIn) => ({ by, requestId: `r-${by.user.uid}`, receivedAt: now });

/** Olive's fixed-price home and Rosa's open offer for it. */
async function anOffer(number: number) {
  const [olive, rosa] = [await aBidder(runtime, `olive-${number}`), await aBidder(runtime, `rosa-${number}`)];
  const home = { key: `h${number}`, sellerUid: olive.user.uid, now };
  const { listingKey } = await anOfferedHome(runtime, home);
  const made = await submitOffer(asks(rosa), listingKey, typedOffer());
  if (!made.ok || made.value.offerId === null) throw new Error(JSON.stringify(made));
  const { offerId } = made.value;
  return { olive, rosa, offerId, accept: () => answerOffer(asks(olive), { offerId, seen: 1 }, 'accept') };
}

async function aLimitRequest(uid: string) {
  const [proofId, path] = [`proof-of-${uid}`, `private/proofs/proof-of-${uid}.pdf`] as const;
  const body = () => Readable.from([Buffer.from('%PDF-')]);
  await files.create(path, { contentType: 'application/pdf', body: body() });
  const sent = { proofId, uid, name: 'bank.pdf', bytes: 5, sentAt: now, deleteAt: now + 1e9 };
  await store.commit([
    write.set(proofs, proofId, sent),
    write.set(limitRequests, uid, {
      uid,
      name: uid,
      askedCents: dollars(1),
      at: now,
      proofId,
      status: 'open',
      decided: null,
    }),
    write.set(emailChanges, uid, {
      tokenHash: 'h',
      from: 'a@example.com',
      to: 'b@example.com',
      until: now + 1e9,
    }),
    write.set(backupBuyers, backupBuyerId('auction', uid), {
      auctionId: 'auction',
      uid,
      at: now,
      until: now + 1e9,
    }),
  ]);
  return { proofId, path };
}

test('deleting an account withdraws its offers and removes its limit request, proofs and backup positions', async () => {
  const { rosa, offerId, accept } = await anOffer(1);
  const { uid } = rosa.user;
  const { proofId, path } = await aLimitRequest(uid);
  expect(await deleteAccount(rosa, now)).toMatchObject({ ok: true });
  expect((await store.get(offers, offerId))?.data.status).toBe('Withdrawn');
  expect(await store.get(outbox, `offer:${offerId}:2:withdrawn:seller`)).not.toBeNull();
  expect(await accept()).toMatchObject({ reason: 'nobody-answers' });
  expect([await store.get(limitRequests, uid), await store.get(proofs, proofId)]).toEqual([null, null]);
  expect(await store.get(backupBuyers, backupBuyerId('auction', uid))).toBeNull();
  expect(await store.get(emailChanges, uid)).toBeNull();
  expect(await files.head(path)).toBeNull();
});

test('an open closing is an obligation for its buyer and for a backup buyer who has been asked', async () => {
  const { rosa, offerId, accept } = await anOffer(2);
  expect((await accept()).ok).toBe(true);
  expect(await deleteAccount(rosa, now)).toMatchObject({ reason: ['purchases'] });
  const closing = await store.get(closings, `o-${offerId}`);
  if (!closing) throw new Error('It was sold');
  const closingWithBackup = { ...closing.data, buyerId: 'somebody', backupId: rosa.user.uid };
  await store.commit([write.set(closings, closing.id, { ...closingWithBackup, status: 'Defaulted' })]);
  expect(await deleteAccount(rosa, now)).toMatchObject({ reason: ['back-up'] });
  await store.commit([write.set(closings, closing.id, { ...closingWithBackup, backupId: null })]);
  expect(await deleteAccount(rosa, now)).toMatchObject({ ok: true });
});

/** One sealed offer of Rosa in each round, the last of which is still sealed. */
async function sealedIn(uid: string, rounds: number) {
  const identity = 'AGE-SECRET-KEY-1';
  const times = { deadline: now + 1e9, voidAt: now + 2e9, waitingSince: null };
  const records = Array.from({ length: rounds }, (_, n): SealedRecord => {
    const [offerId, roundId] = [`s-${uid}-${n}`, `round-${uid}-${n}`];
    const home = { listingKey: `h-${n}`, slug: `h-${n}`, place: `${n} Halsey Street`, sellerId: 'olive' };
    const sealed = { offer: 'b2ZmZXI=', witnessShare: 'b25l', siteShare: 'dHdv' };
    const sent = { sentAt: now - n, requestId: `r${n}`, sealed, hash: `hash ${n}`, details: [] };
    const outcome = n === rounds - 1 ? 'sealed' : 'void';
    return { offerId, roundId, ...home, buyerId: uid, buyerName: 'Rosa Diaz', ...sent, outcome };
  });
  for (const record of records) {
    const { offerId, roundId, listingKey, hash, outcome } = record;
    const isOver = outcome === 'void';
    const state = isOver
      ? { identity: null, tryAt: null, record: [{ hash, outcome }] }
      : { identity, tryAt: now + 1e9, record: [] };
    await store.commit([
      write.set(sealedOffers, offerId, record),
      write.set(sealedRounds, roundId, {
        roundId,
        listingKey,
        ...times,
        ...state,
        offerIds: [offerId, 'other'],
      }),
    ]);
  }
  return records;
}

test('deleting an account removes its sealed offers of any number of rounds; a round that is over stays as it is', async () => {
  const rosa = await aBidder(runtime, 'rosa-sealed');
  const sent = await sealedIn(rosa.user.uid, 230);
  const roundsOf = async () =>
    (
      await store.getAll(
        sealedRounds,
        sent.map(({ roundId }) => roundId),
      )
    ).map((doc) => doc?.data);
  const before = await roundsOf();
  expect(await deleteAccount(rosa, now)).toMatchObject({ ok: true });
  const where = [{ field: 'buyerId', op: '==', value: rosa.user.uid }] as const;
  expect((await store.query(sealedOffers, { where, limit: 500 })).docs).toEqual([]);
  const last = before.at(-1);
  expect(await roundsOf()).toEqual([...before.slice(0, -1), { ...last, offerIds: ['other'] }]);
});

test('an export has the person’s sealed offers as encrypted, also of rounds that are over, without the seller’s account', async () => {
  const rosa = await aBidder(runtime, 'rosa-export');
  const sent = await sealedIn(rosa.user.uid, 2);
  const { sealedOffers: exported } = await exportAccount(rosa, now);
  expect(exported).toHaveLength(2);
  expect(exported).toEqual(expect.arrayContaining(sent.map(({ sellerId: _, ...offer }) => offer)));
});

test('an acceptance during the deletion keeps the account', async () => {
  const { rosa, offerId, accept } = await anOffer(3);
  duringNextCommit(runtime, async () => {
    vi.mocked(store.transact).mockRestore();
    expect((await accept()).ok).toBe(true);
  });
  expect(await deleteAccount(rosa, now)).toMatchObject({ reason: ['purchases'] });
  expect(await store.get(users, rosa.user.uid)).not.toBeNull();
  expect((await store.get(offers, offerId))?.data.status).toBe('Accepted');
});

test('a deleted account is gone at once, even if the auth service fails, and the rest is finished later', async () => {
  const rosa = await aBidder(runtime, 'rosa-0');
  const { uid } = rosa.user;
  vi.spyOn(auth, 'deleteUser').mockRejectedValueOnce(new Error('No connection'));
  await expect(deleteAccount(rosa, now)).rejects.toThrow('No connection');
  expect(await store.get(users, uid)).toBeNull();
  expect(await store.get(accountDeletions, uid)).not.toBeNull();
  await finishDeletions(now);
  expect(await store.get(accountDeletions, uid)).toBeNull();
});

test('an export has the person’s offers, closings, limit and backup positions, and nothing of the other side’s account', async () => {
  const { olive, rosa, offerId, accept } = await anOffer(4);
  const { uid } = rosa.user;
  const { proofId } = await aLimitRequest(uid);
  await accept();
  const closing = await store.get(closings, `o-${offerId}`);
  if (!closing) throw new Error('It was sold');
  const backup = { uid: 'cleo', alias: 'Bidder 7', priceCents: dollars(370_000), reserveMet: true };
  const named = { type: 'backup-named', at: now, by: null, backup, asksSeller: false } as const;
  const [key, sha256] = ['c'.repeat(24), 'c'.repeat(64)];
  await store.commit([
    write.set(closings, closing.id, { ...closing.data, events: [...closing.data.events, named] }),
    write.set(closingFiles, closingFileId(closing.id, key), {
      saleId: closing.id,
      side: 'seller',
      by: { uid: olive.user.uid, name: 'Olive' },
      at: now,
      key,
      sha256,
      title: 'Contract of sale',
      bytes: 7,
    }),
  ]);
  const exported = await exportAccount(rosa, now);
  const contract = {
    title: 'Contract of sale',
    address: expect.stringMatching(new RegExp(`^https?://.*${key}\\.pdf$`)),
  };
  expect(exported).toMatchObject({
    offers: [
      {
        offerId,
        history: [
          { type: 'submitted', by: 'buyer' },
          { type: 'accepted', by: 'seller' },
        ],
      },
    ],
    sales: [
      {
        saleId: closing.id,
        side: 'buyer',
        events: [{ type: 'opened' }],
        messages: [],
        documents: [contract],
      },
    ],
    standbys: [{ auctionId: 'auction' }],
    limitRequest: { proofId },
    proofs: [{ proofId }],
  });
  const text = JSON.stringify(exported);
  for (const others of [olive.user.uid, 'cleo', 'Bidder 7']) expect(text).not.toContain(others);
  const sold = await exportAccount(olive, now);
  expect(sold).toMatchObject({ offers: [], sales: [{ side: 'seller' }], proofs: [], limitRequest: null });
});

test('an export reads only the person’s own bids in a busy auction', async () => {
  const [rosa, cleo] = [await aBidder(runtime, 'rosa-5'), await aBidder(runtime, 'cleo-5')];
  const auctionId = await aStoredAuction(runtime, 'busy');
  const base = { auctionId, requestId: 'r', receivedAt: Date.now() };
  for (let n = 0; n < 40; n++) {
    const by = n % 20 === 3 ? rosa : cleo;
    const maximumCents = dollars(210_000 + n * 6_000);
    const bid = { ...base, by, key: `k${n}`, maximumCents, confirmedMaximumCents: maximumCents };
    expect((await placeBid(bid)).ok).toBe(true);
  }
  expect((await exportAccount(rosa, now)).bidderKeys).toEqual([{ auctionId }]);
  const query = vi.spyOn(store, 'query');
  const { bidEvents } = await exportAccount(rosa, now);
  expect(bidEvents.map(({ bidder, event }) => [bidder?.uid, event.type])).toEqual([
    ['rosa-5', 'bid'],
    ['rosa-5', 'bid'],
  ]);
  const answers = await Promise.all(query.mock.results.map(({ value }) => value));
  expect(answers.reduce((sum, { docs }) => sum + docs.length, 0)).toBeLessThan(10);
  vi.restoreAllMocks();
  expect(await deleteAccount(rosa, now)).toMatchObject({ ok: true });
  expect((await exportAccount(rosa, now)).bidderKeys).toEqual([]);
});

const unanswered = { answer: null, answeredAt: null };
const home = { listingKey: 'h9', slug: 'h9', sellerId: 'olive' };
const report: Omit<Report, 'reportId' | 'text' | 'from'> = {
  ...home,
  title: '9 Halsey Street',
  reason: 'discrimination',
  at: now,
  status: 'open',
};

test('a deletion removes the person from their reports, and the texts that wait for staff', async () => {
  const rosa = await aBidder(runtime, 'rosa-6');
  const { uid } = rosa.user;
  const from = { uid, email: 'rosa@example.com' };
  const text = 'Do families live there?';
  const about = { ...home, questionId: 'q', place: report.title };
  const question: Question = { ...about, askerId: uid, text, at: now, status: 'open', ...unanswered };
  const held = { kind: 'question', question, note: 'I mean the noise.' } as const;
  await store.commit([
    write.set(reports, 'waits', { ...report, reportId: 'waits', text, from, held }),
    write.set(deskClaims, deskClaimId('reports', 'waits'), {
      queue: 'reports',
      rowId: 'waits',
      uid: 'ada',
      name: 'Ada',
      at: now,
    }),
    write.set(reports, 'decided', { ...report, reportId: 'decided', text, from, held, status: 'handled' }),
    write.set(reports, 'about-home', { ...report, reportId: 'about-home', text: 'Not theirs.', from }),
  ]);
  expect(await exportAccount(rosa, now)).toMatchObject({
    reports: expect.arrayContaining([expect.objectContaining({ reportId: 'waits', text, held })]),
  });
  expect(await deleteAccount(rosa, now)).toMatchObject({ ok: true });
  const left = await store.getAll(reports, ['waits', 'decided', 'about-home']);
  const nobody = { uid: null, email: null };
  expect(left.map((doc) => doc?.data)).toEqual([
    undefined,
    { ...report, reportId: 'decided', status: 'handled', text: '', from: nobody, wasHeld: true },
    { ...report, reportId: 'about-home', text: 'Not theirs.', from: nobody },
  ]);
  expect(await store.get(deskClaims, deskClaimId('reports', 'waits'))).toBeNull();
});

test('any number of unpublished drafts are deleted with their files, and published listings stay', async () => {
  const by = await aBidder(runtime, 'dora');
  const owner = { uid: 'dora', name: 'Dora', email: 'dora@example.com' };
  const ids = Array.from({ length: 230 }, (_, n) => `hdora${n}`);
  const photo = aPhoto({ key: 'ab'.repeat(12), width: 400 });
  const declaration = { purpose: 'photo' as const, name: 'a.jpg', bytes: 1, sha256: 'ab'.repeat(32) };
  const standing = aDraft().standing;
  for (const draftId of ids) {
    const published = draftId === 'hdora7' ? 1 : null;
    await store.commit([
      write.set(drafts, draftId, aDraft({ draftId, owner, standing: { ...standing, published } })),
      write.set(uploads, uploadId(draftId, photo.key), {
        draftId,
        uid: 'dora',
        key: photo.key,
        wish: declaration,
        state: 'kept',
        expiresAt: null,
        entry: { purpose: 'photo', photo },
      }),
    ]);
  }
  const file = (draftId: string) => `public/media/${draftId}/${photo.key}-400.webp` as const;
  const named = ['hdora7', 'hdora0', 'hdora229'];
  for (const draftId of named)
    await files.create(file(draftId), { contentType: 'image/webp', body: Readable.from([Buffer.from('x')]) });
  expect(await deleteAccount(by, now)).toMatchObject({ ok: true });
  for (let round = 0; round < 3; round++) await sweepUploads(now);
  const { docs } = await store.query(drafts, { where: [{ field: 'owner.uid', op: '==', value: 'dora' }] });
  expect(docs.map(({ id }) => id)).toEqual(['hdora7']);
  const left = await Promise.all(named.map(async (draftId) => (await files.head(file(draftId))) !== null));
  expect(left).toEqual([true, false, false]);
  const rest = await store.getAll(
    uploads,
    ids.map((draftId) => uploadId(draftId, photo.key)),
  );
  expect(rest.filter((doc) => doc !== null).map((doc) => doc.data.draftId)).toEqual(['hdora7']);
});

test('a submitted but never published listing leaves no submission and no import key', async () => {
  const by = await aBidder(runtime, 'tess');
  const owner = { uid: 'tess', name: 'Tess', email: 'tess@example.com' };
  const ids = ['htess0', 'htess1'];
  const sentIn = ids.flatMap((draftId) => [1, 2].map((number) => submissionId(draftId, number)));
  for (const draftId of ids) {
    const published = draftId === 'htess1' ? 2 : null;
    const draft = aDraft({ draftId, owner, standing: { ...aDraft().standing, submission: 2, published } });
    const { answers, photos, documents } = draft;
    await store.commit([
      write.set(drafts, draftId, draft),
      write.set(importKeys, `key of ${draftId}`, { organisationId: 'tess', key: draftId, draftId }),
      ...[1, 2].map((number) =>
        write.set(submissions, submissionId(draftId, number), { answers, photos, documents, at: now }),
      ),
    ]);
  }
  expect(await deleteAccount(by, now)).toMatchObject({ ok: true });
  const left = [
    ...(await store.getAll(submissions, sentIn)),
    ...(await store.getAll(
      importKeys,
      ids.map((draftId) => `key of ${draftId}`),
    )),
  ];
  expect(left.map((doc) => doc?.id)).toEqual([
    undefined,
    undefined,
    ...sentIn.slice(2),
    undefined,
    'key of htess1',
  ]);
});
