import 'server-only';
import { randomInt } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { type Content, contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { type Conflict, mergeAnswers, type TypedAnswers } from '@/lib/domain/drafts/merge';
import { answersOf, answersOfPerson } from '@/lib/domain/drafts/organization-answers';
import { type Actor, isEditable, toActor } from '@/lib/domain/drafts/review-state';
import { toListingId } from '@/lib/domain/listings/listing-id';
import type { Organization } from '@/lib/domain/organizations/organization';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import type { ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { defineCommand, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { writeReviewState } from '@/lib/server/records/drafts/draft-record';
import { documentsOf, readSharedDocuments } from '@/lib/server/records/drafts/shared-documents';
import { type DraftContext, type DraftRefusal, onDraft } from './on-draft';
import { type SubmitRefusal, sendIn } from './submission';

const startLimit: RateLimit = { name: 'drafts', burst: 20, refillMs: 60_000 };
const saveLimit: RateLimit = { name: 'draft-saves', burst: 200, refillMs: 500 };
/** Limited because every submission is stored. */
const submitLimit: RateLimit = { name: 'draft-submissions', burst: 20, refillMs: 60_000 };

/**
 * Creates an empty draft for this person or for one of their organizations. `now` in ms, here and below. With
 * a `draftId`, a repetition returns the draft that the first request created.
 */
export function startDraft(
  by: SignedIn,
  now: number,
  organisationId: string | null = null,
  draftId: string | null = null,
): Promise<Result<Draft, DraftRefusal>> {
  const newIds = newDraftIds();
  const ids = { ...newIds, ...(draftId !== null && { draftId }) };
  const action = organisationId === null ? 'start' : 'start-for-organisation';
  return runCommand({
    by,
    limit: { rate: startLimit, now },
    async load(tx, user) {
      const organization = organisationId === null ? null : await readOrganizationOf(tx, organisationId);
      const existing = draftId === null ? null : ((await tx.get(drafts, draftId))?.data ?? null);
      // The log of a deleted draft stays, so its id is not used again.
      const isTaken =
        draftId !== null && !existing && (await tx.get(audit, auditId(ids.draftId, 1))) !== null;
      return ok({ user, organisation: organization, existing, ids: isTaken ? newIds : ids });
    },
    permit: (subject) => okUnless(refuseSelling(action, subject.user, null, subject.organisation), subject),
    facts: noFacts,
    decide: (subject) => ok(subject),
    write: (tx, { user, organisation, existing, ids: free }) =>
      existing ??
      writeNewDraft(tx, {
        ...free,
        owner: ownerOf(user, organisation),
        answers: organisation ? answersOf(organisation) : answersOfPerson(user),
        by: toActor(user),
        now,
      }),
  });
}

export const newDraftIds = (): Pick<Draft, 'draftId' | 'listingId'> => ({
  draftId: `h${randomKey(12)}`,
  listingId: toListingId(randomInt(10_000_000, 100_000_000)),
});

interface NewDraft extends Pick<Draft, 'draftId' | 'listingId' | 'owner' | 'answers' | 'imported'> {
  readonly by: Actor;
  readonly now: number;
}

/** Runs inside the caller's commit. */
export function writeNewDraft(tx: Transaction, { by, now, ...draft }: NewDraft): Draft {
  const started = decideReview([by.uid], null, { type: 'start', by, now });
  if (!started.ok) throw new Error('A new draft is never refused');
  const empty = { photos: [], documents: [], version: 1, createdAt: now, changedAt: now };
  return writeReviewState(tx, { ...draft, ...empty }, started.value);
}

/** `email`: the address of the person who starts the draft. */
export const ownerOf = (
  { uid, name, email }: Pick<User, 'uid' | 'name' | 'email'>,
  organisation: Organization | null,
): Draft['owner'] =>
  organisation ? { uid: organisation.organisationId, name: organisation.name, email } : { uid, name, email };

/** Readable by its owner, and by staff once submitted; with `read-own`, by its owner only. */
export async function readDraft(
  by: User,
  draftId: string,
  action: 'read' | 'read-own' = 'read',
): Promise<Result<Draft, DraftRefusal>> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data ?? null;
  const organisation = draft && (await readOrganizationOf(store, draft.owner.uid));
  const refusal = refuseSelling(action, by, draft, organisation);
  if (!draft || refusal) return refuse(refusal ?? 'not-found');
  return ok(draft);
}

/** Whether this person may change it now. */
export async function canEdit(by: User, draft: Draft): Promise<boolean> {
  const organisation = await readOrganizationOf(runtime().store, draft.owner.uid);
  return isEditable(draft.standing) && refuseSelling('edit', by, draft, organisation) === null;
}

/** This person's own drafts, most recently changed first. */
export async function listDrafts(by: User, limit = 200): Promise<readonly Draft[]> {
  if (refuseSelling('list-own', by, null)) return [];
  return listDraftsOf(by.uid, limit);
}

export async function listDraftsOf(ownerId: string, limit: number): Promise<readonly Draft[]> {
  const { docs } = await runtime().store.query(drafts, {
    where: [{ field: 'owner.uid', op: '==', value: ownerId }],
    orderBy: [{ field: 'changedAt', direction: 'desc' }],
    limit,
  });
  return docs.map(({ data }) => data);
}

/** Drafts with a timed step ahead, as every listing for sale has, the nearest first. */
export async function listDraftsDue(ownerId: string, limit: number): Promise<readonly Draft[]> {
  const { docs } = await runtime().store.query(drafts, {
    where: [
      { field: 'owner.uid', op: '==', value: ownerId },
      { field: 'dueAt', op: '>', value: 0 },
    ],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit,
  });
  return docs.map(({ data }) => data);
}

const edit = (by: SignedIn, draftId: string, now: number, rate = saveLimit) => ({
  ...onDraft(by, draftId, 'edit'),
  limit: { rate, now },
});

/**
 * The only way to change a draft's content: by its owner, while editable, with a version increment. `rate`
 * replaces the usual limit.
 */
export const changeDraft = <R>(
  by: SignedIn,
  draftId: string,
  change: (draft: Draft) => Result<Content, R>,
  now: number,
  rate?: RateLimit,
): Promise<Result<Draft, R | DraftRefusal>> =>
  runCommand({
    ...edit(by, draftId, now, rate),
    facts: async (tx, { draft }) => ({ shared: await readSharedDocuments(tx, draft) }),
    decide: ({ draft, shared }) =>
      decideEdit(
        draft,
        (before) => {
          const changed = change(before);
          if (!changed.ok) return changed;
          return ok({ ...changed.value, documents: documentsOf({ ...before, ...changed.value }, shared) });
        },
        now,
      ),
    write: writeEdit,
  });

/** Returns the same draft if nothing changed. */
function decideEdit<R>(
  draft: Draft,
  change: (draft: Draft) => Result<Content, R>,
  now: number,
): Result<Draft, R | 'not-editable'> {
  if (!isEditable(draft.standing)) return refuse('not-editable');
  const changed = change(draft);
  if (!changed.ok) return changed;
  const after = { ...draft, ...changed.value };
  if (JSON.stringify(contentOf(after)) === JSON.stringify(contentOf(draft))) return ok(draft);
  return ok({ ...after, version: draft.version + 1, changedAt: now });
}

function writeEdit(tx: Transaction, after: Draft, { draft }: DraftContext): Draft {
  if (after !== draft) tx.set(drafts, draft.draftId, after);
  return after;
}

export interface SavedAnswers {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
}

/** Saves typed answers, valid or not. */
export function saveAnswers(
  by: SignedIn,
  draftId: string,
  { typed, was }: TypedAnswers,
  now: number,
): Promise<Result<SavedAnswers, DraftRefusal>> {
  const known = Object.entries(typed).filter(([name]) => getField(name) !== null);
  const form = { typed: Object.fromEntries(known), was };
  return runCommand({
    ...edit(by, draftId, now),
    decide({ draft }) {
      const { answers, conflicts } = mergeAnswers(draft.answers, form);
      const edited = decideEdit<never>(draft, () => ok({ ...contentOf(draft), answers }), now);
      return edited.ok ? ok({ draft: edited.value, conflicts }) : edited;
    },
    write: (tx, saved, context) => ({ ...saved, draft: writeEdit(tx, saved.draft, context) }),
  });
}

/**
 * Submits a draft for review as it is; a minor change publishes at once. Refused while a New York rule is
 * broken or an answer is missing. `isConfirmed`: the seller accepted the loss of existing bids.
 */
export async function submitDraft(
  by: SignedIn,
  draftId: string,
  now: number,
  isConfirmed = false,
): Promise<Result<Draft, DraftRefusal | SubmitRefusal>> {
  if (!takeToken(submitLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  return sendIn(by, draftId, now, isConfirmed);
}

/** Removes it from the review queue for further edits. */
export const takeBackDraft = (
  by: SignedIn,
  draftId: string,
  now: number,
): Promise<Result<Draft, DraftRefusal | ReviewRefusal>> => runCommand(takingBack(by, draftId, now));

export const takingBack = (by: SignedIn, draftId: string, now: number) =>
  defineCommand({
    ...onDraft(by, draftId, 'take-back'),
    decide: ({ draft, actor, sellers }) =>
      decideReview(sellers, draft.standing, { type: 'take-back', by: actor, now }),
    write: (tx, event, { draft }) => writeReviewState(tx, draft, event),
  });
