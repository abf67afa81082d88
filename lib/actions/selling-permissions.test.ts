import { afterAll, describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/account/user';
import { ok, refuse } from '@/lib/domain/result';
import { aContent, aDocument, aPhoto } from '@/lib/domain/selling/draft.builders';
import { keyOf } from '@/lib/domain/selling/draft-files';
import { refuseSelling, sellingActions } from '@/lib/domain/selling/may';
import * as draftsApi from '@/lib/server/drafts';
import * as fileChangesApi from '@/lib/server/intake/change-files';
import { pieceOf, sha256Of, wishFor } from '@/lib/server/intake/intake.fixture';
import * as uploadsApi from '@/lib/server/intake/uploads';
import * as reviewsApi from '@/lib/server/reviews';
import * as runApi from '@/lib/server/run-listing';
import { aBidder, openTestRuntime } from '@/lib/server/runtime.fixture';
import type { SignedIn } from '@/lib/server/session';
import { sessions } from '@/lib/server/store/collections';
import { write } from '@/lib/server/store/store';
import * as fileActions from './draft-files';
import * as draftActions from './drafts';
import * as reviewActions from './reviews';
import * as runActions from './run-listing';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const now = Date.now();
const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Who asks about a draft that is in review, in the order of the table below. */
const people = [
  'owner',
  'unverified owner',
  'stranger',
  'seller',
  'admin',
  'admin and owner',
  'ended session',
] as const;
type Person = (typeof people)[number];
type Row = readonly [...answers: string[]];

const hidden = 'not-found';
/** Nobody changes the files of a draft in review. */
const ownFiles: Row = [
  'not-editable',
  'not-editable',
  hidden,
  hidden,
  hidden,
  'not-editable',
  'not-editable',
];
/** Only the seller runs a listing, and none that visitors do not see yet. */
const ownRun: Row = ['wrong-status', 'wrong-status', hidden, hidden, hidden, 'wrong-status', 'signed-out'];
/** One row for each function that asks who it is, of lib/server/drafts.ts, reviews.ts and run-listing.ts and of the files of a draft. */
const table: Readonly<Record<string, Row>> = {
  startDraft: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'signed-out'],
  readDraft: ['ok', 'ok', hidden, hidden, 'ok', 'ok', 'ok'],
  changeDraft: ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'signed-out'],
  saveAnswers: ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'signed-out'],
  submitDraft: ['wrong-status', 'unverified-email', hidden, hidden, hidden, 'wrong-status', 'signed-out'],
  takeBackDraft: ['ok', 'ok', hidden, hidden, hidden, 'ok', 'signed-out'],
  listQueue: ['not-reviewer', 'not-reviewer', 'not-reviewer', 'not-reviewer', 'ok', 'ok', 'not-reviewer'],
  listAudit: ['not-reviewer', 'not-reviewer', 'not-reviewer', 'not-reviewer', 'ok', 'ok', 'not-reviewer'],
  readReview: [
    'not-reviewer',
    'not-reviewer',
    'not-reviewer',
    'not-reviewer',
    'ok',
    'own-listing',
    'not-reviewer',
  ],
  claimReview: ['not-reviewer', 'not-reviewer', hidden, hidden, 'ok', 'own-listing', 'signed-out'],
  decideReview: ['not-reviewer', 'not-reviewer', hidden, hidden, 'ok', 'own-listing', 'signed-out'],
  beginUpload: ownFiles,
  readUpload: ownFiles,
  sendPiece: ownFiles,
  finishUpload: ownFiles,
  cancelUpload: ownFiles,
  restoreFile: ownFiles,
  openDraft: ownFiles,
  changeDraftPhotos: [...ownFiles.slice(0, -1), 'signed-out'],
  changeDraftDocuments: [...ownFiles.slice(0, -1), 'signed-out'],
  reopenListing: ownRun,
  discardChanges: ownRun,
  confirmFacts: ownRun,
  withdrawListing: ownRun,
  cancelAuction: ownRun,
  lowerReserve: ownRun,
  moveAuction: ownRun,
  readDraftFiles: ['ok', 'ok', hidden, hidden, 'ok', 'ok', 'ok'],
};
/** Ask nobody: parts of the others, or for a person's own by their id. */
const unasked = [
  ...['listDrafts', 'assessDraft', 'inDraft', 'contentOf'],
  ...['keepFile', 'keepUpload', 'listUploads', 'refuseWish', 'setFilesAside'],
];

/** What each form calls: an action that is not here, or calls nothing of the table, is a hole. */
const formActions: Readonly<Record<string, string>> = {
  begin: 'startDraft',
  saveStep: 'saveAnswers',
  autosave: 'saveAnswers',
  submit: 'submitDraft',
  takeBack: 'takeBackDraft',
  claim: 'claimReview',
  decide: 'decideReview',
  changePhoto: 'changeDraftPhotos',
  changeDocument: 'changeDraftDocuments',
  reopen: 'reopenListing',
  discard: 'discardChanges',
  confirm: 'confirmFacts',
  withdraw: 'withdrawListing',
  cancel: 'cancelAuction',
  lower: 'lowerReserve',
  move: 'moveAuction',
};

const bytes = Buffer.from('This need be no picture.');
const key = keyOf(sha256Of(bytes));

type Call = (by: SignedIn, draftId: string) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const calls: Readonly<Record<string, Call>> = {
  startDraft: (by) => draftsApi.startDraft(by, now),
  readDraft: (by, draftId) => draftsApi.readDraft(by.user, draftId),
  changeDraft: (by, draftId) => draftsApi.changeDraft(by, draftId, (draft) => ok(draft), now),
  saveAnswers: (by, draftId) =>
    draftsApi.saveAnswers(by, draftId, { typed: { unitNumber: '9' }, was: {} }, now),
  submitDraft: (by, draftId) => draftsApi.submitDraft(by, draftId, now),
  takeBackDraft: (by, draftId) => draftsApi.takeBackDraft(by, draftId, now),
  listQueue: (by) => reviewsApi.listQueue(by.user),
  listAudit: (by) => reviewsApi.listAudit(by.user, null),
  readReview: (by, draftId) => reviewsApi.readReview(by.user, draftId, now),
  claimReview: (by, draftId) => reviewsApi.claimReview(by, draftId, 'claim', now),
  decideReview: (by, draftId) =>
    reviewsApi.decideReview(by, draftId, { type: 'reject', submission: 1, reason: 'No.' }, now),
  beginUpload: (by, draftId) => uploadsApi.beginUpload({ by, draftId, now }, wishFor(bytes)),
  readUpload: (by, draftId) => uploadsApi.readUpload({ by, draftId, now }, key),
  sendPiece: (by, draftId) => uploadsApi.sendPiece({ by, draftId, now }, pieceOf(bytes)),
  finishUpload: (by, draftId) => uploadsApi.finishUpload({ by, draftId, now }, key),
  cancelUpload: (by, draftId) => uploadsApi.cancelUpload({ by, draftId, now }, key),
  restoreFile: (by, draftId) => uploadsApi.restoreFile({ by, draftId, now }, key),
  openDraft: (by, draftId) => uploadsApi.openDraft(by, draftId),
  changeDraftPhotos: (by, draftId) =>
    fileChangesApi.changeDraftPhotos({ by, draftId, now }, { type: 'remove', key: aPhoto().key }),
  changeDraftDocuments: (by, draftId) =>
    fileChangesApi.changeDraftDocuments({ by, draftId, now }, { type: 'remove', key: aDocument().key }),
  reopenListing: (by, draftId) => runApi.reopenListing(by, draftId, now),
  discardChanges: (by, draftId) => runApi.discardChanges(by, draftId, now),
  confirmFacts: (by, draftId) => runApi.confirmFacts(by, draftId, now),
  withdrawListing: (by, draftId) => runApi.withdrawListing(by, draftId, 'Sold elsewhere', now),
  cancelAuction: (by, draftId) =>
    runApi.cancelAuction(by, draftId, { reason: 'casualty', text: 'A fire' }, now),
  lowerReserve: (by, draftId) => runApi.lowerReserve(by, draftId, '1,000', now),
  moveAuction: (by, draftId) => runApi.moveAuction(by, draftId, {}, now),
  readDraftFiles: async (by, draftId) =>
    (await fileChangesApi.readDraftFiles({ by, draftId, now })).photos.length > 0
      ? ok(null)
      : refuse('not-found'),
};

/** `number` tells one case from another: who starts very many drafts in a minute is slowed down. */
async function arrive(person: Person, number: number): Promise<{ by: SignedIn; ownerUid: string }> {
  const more: Partial<User> = {
    role: person.startsWith('admin') ? 'admin' : person === 'seller' ? 'seller' : 'member',
    emailVerified: person !== 'unverified owner',
  };
  const isOwner = person.includes('owner') || person === 'ended session';
  const ownerUid = isOwner ? `p-${person.replaceAll(' ', '-')}-${number}` : `p-somebody-${number}`;
  const by = await aBidder(runtime, isOwner ? ownerUid : `p-${person}`, more);
  return { by, ownerUid };
}

/** A draft in review; its owner is what the table says only afterwards, so that everybody's could be sent in. */
async function inReview(ownerUid: string): Promise<string> {
  const owner = await aBidder(runtime, ownerUid);
  const started = await draftsApi.startDraft(owner, now);
  if (!started.ok) throw new Error(started.reason);
  const { draftId } = started.value;
  const street = `${draftId.replaceAll(/\D/g, '') || '7'}1 Halsey Street`;
  const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
  await draftsApi.changeDraft(
    owner,
    draftId,
    () => ok(aContent({ said: { ...dates, street, parcelNumber: draftId.replaceAll(/\D/g, '') } })),
    now,
  );
  const sent = await draftsApi.submitDraft(owner, draftId, now);
  if (!sent.ok) throw new Error(sent.reason);
  return draftId;
}

const functionsOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

describe('who may do what with a listing that is in review', () => {
  test('every function of the server stands in the table, and every form calls one of them', () => {
    const known = [...Object.keys(table), ...unasked].sort();
    expect([draftsApi, reviewsApi, runApi, uploadsApi, fileChangesApi].flatMap(functionsOf).sort()).toEqual(
      known,
    );
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect([draftActions, reviewActions, runActions, fileActions].flatMap(functionsOf).sort()).toEqual(
      Object.keys(formActions).sort(),
    );
    for (const called of Object.values(formActions)) expect(table).toHaveProperty(called);
  });

  const cases = Object.entries(table).flatMap(([name, row]) =>
    people.map((person, place) => [name, person, row[place] ?? 'no answer in the table'] as const),
  );
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const draftId = await inReview((await arrive(person, number)).ownerUid);
    const { by } = await arrive(person, number);
    if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
    const result = await calls[name]?.(by, draftId);
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });

  test('without a person every action is refused', () => {
    const draft = { owner: { uid: 'olive' }, standing: { submission: 1 } };
    for (const action of sellingActions) expect(refuseSelling(action, null, draft)).toBe('signed-out');
  });

  test('staff read nothing that was never sent in', () => {
    const draft = { owner: { uid: 'olive' }, standing: { submission: 0 } };
    const ada = { uid: 'ada', role: 'admin', emailVerified: true } as const;
    for (const action of ['read', 'claim', 'decide'] as const)
      expect(refuseSelling(action, ada, draft)).toBe('not-found');
  });
});
