import { afterAll, describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/account/user';
import { ok } from '@/lib/domain/result';
import { aContent } from '@/lib/domain/selling/draft.builders';
import { refuseSelling, sellingActions } from '@/lib/domain/selling/may';
import * as draftsApi from '@/lib/server/drafts';
import * as reviewsApi from '@/lib/server/reviews';
import { aBidder, openTestRuntime } from '@/lib/server/runtime.fixture';
import type { SignedIn } from '@/lib/server/session';
import { sessions } from '@/lib/server/store/collections';
import { write } from '@/lib/server/store/store';
import * as draftActions from './drafts';
import * as reviewActions from './reviews';

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
/** One row for each function of lib/server/drafts.ts and reviews.ts that asks who it is. */
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
};
/** Ask nobody: parts of the others, or for a person's own by their id. */
const unasked = ['listDrafts', 'assessDraft', 'inDraft', 'contentOf'];

/** What each form calls: an action that is not here, or calls nothing of the table, is a hole. */
const formActions: Readonly<Record<string, string>> = {
  begin: 'startDraft',
  saveStep: 'saveAnswers',
  autosave: 'saveAnswers',
  submit: 'submitDraft',
  takeBack: 'takeBackDraft',
  claim: 'claimReview',
  decide: 'decideReview',
};

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
    expect([...functionsOf(draftsApi), ...functionsOf(reviewsApi)].sort()).toEqual(known);
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    expect([...functionsOf(draftActions), ...functionsOf(reviewActions)].sort()).toEqual(
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
