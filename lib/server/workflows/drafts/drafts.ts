import 'server-only';
import { randomInt } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { siteFees } from '@/lib/domain/costs/site-fees';
import { type Assessment, assess } from '@/lib/domain/drafts/assess';
import { sellerProofOf } from '@/lib/domain/drafts/condition-disclosure';
import type { Content, Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { type Conflict, mergeAnswers, type TypedAnswers } from '@/lib/domain/drafts/merge';
import { answersOf } from '@/lib/domain/drafts/organization-answers';
import { type Actor, isEditable } from '@/lib/domain/drafts/review-state';
import { actingUids, type Organisation } from '@/lib/domain/organizations/organization';
import { recordStanding } from '@/lib/domain/reviews/audit-log';
import { decideStanding } from '@/lib/domain/reviews/decide-review';
import type { StandingRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganisationOf } from '@/lib/server/people/organizations/seller';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { drafts, submissionId, submissions } from '@/lib/server/records/drafts/draft-collections';
import { changeFactsOf, keptAnswers, readPublished } from '@/lib/server/records/drafts/published';
import { writeStanding } from '@/lib/server/records/drafts/record-review';
import { findDuplicate } from './address-claims';
import { publishDraft } from './publish';

export type DraftRefusal = SellingRefusal | 'not-editable' | 'too-many' | 'busy';

const startLimit: RateLimit = { name: 'drafts', burst: 20, refillMs: 60_000 };
const saveLimit: RateLimit = { name: 'draft-saves', burst: 200, refillMs: 500 };
/** Each submission is kept. */
const submitLimit: RateLimit = { name: 'draft-submissions', burst: 20, refillMs: 60_000 };

/** An empty draft, of one's own or of an organisation that one belongs to. `now` in ms, here and below. */
export async function startDraft(
  by: SignedIn,
  now: number,
  organisationId: string | null = null,
): Promise<Result<Draft, DraftRefusal>> {
  if (!takeToken(startLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const ids = newDraftIds();
  return whileNotBusy(() =>
    runtime().store.transact(async (tx) => {
      const user = await readActingUser(tx, by);
      const organisation = organisationId === null ? null : await readOrganisationOf(tx, organisationId);
      const action = organisationId === null ? 'start' : 'start-for-organisation';
      const refusal = refuseSelling(action, user, null, organisation);
      if (!user || refusal) return refuse(refusal ?? 'signed-out');
      return ok(
        writeNewDraft(tx, {
          ...ids,
          owner: ownerOf(user, organisation),
          answers: organisation ? answersOf(organisation) : {},
          by: actorOf(user),
          now,
        }),
      );
    }),
  );
}

export const newDraftIds = (): Pick<Draft, 'draftId' | 'listingId'> => ({
  draftId: `h${randomKey(12)}`,
  listingId: `BNY-${randomInt(10_000_000, 100_000_000)}`,
});

interface NewDraft extends Pick<Draft, 'draftId' | 'listingId' | 'owner' | 'answers' | 'imported'> {
  readonly by: Actor;
  readonly now: number;
}

/** Part of a commit. */
export function writeNewDraft(tx: Transaction, { by, now, ...given }: NewDraft): Draft {
  const started = decideStanding([by.uid], null, { type: 'start', by, now });
  if (!started.ok) throw new Error('Nothing keeps a draft from being started');
  const empty = { photos: [], documents: [], version: 1, createdAt: now, changedAt: now };
  return writeStanding(tx, { ...given, ...empty }, started.value);
}

/** `email` is that of the person who begins it. */
export const ownerOf = (
  { uid, name, email }: Pick<User, 'uid' | 'name' | 'email'>,
  organisation: Organisation | null,
): Draft['owner'] =>
  organisation ? { uid: organisation.organisationId, name: organisation.name, email } : { uid, name, email };

/** For its owner, and for staff once it was sent in; to run it, for its owner alone. */
export async function readDraft(
  by: User,
  draftId: string,
  action: 'read' | 'run' = 'read',
): Promise<Result<Draft, DraftRefusal>> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data ?? null;
  const organisation = draft && (await readOrganisationOf(store, draft.owner.uid));
  const refusal = refuseSelling(action, by, draft, organisation);
  if (!draft || refusal) return refuse(refusal ?? 'not-found');
  return ok(draft);
}

/** Whether this person may change it, now. */
export async function canEdit(by: User, draft: Draft): Promise<boolean> {
  const organisation = await readOrganisationOf(runtime().store, draft.owner.uid);
  return isEditable(draft.standing) && refuseSelling('edit', by, draft, organisation) === null;
}

/** One's own, the latest changed first. */
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

/** What there is to say of a draft now: rules, what is missing, what deters bidders. */
export async function assessDraft(
  draft: Draft,
  now: number,
  reader: Reader = runtime().store,
): Promise<Assessment> {
  const [duplicate, before, organisation] = await Promise.all([
    findDuplicate(reader, draft),
    readPublished(reader, draft, now),
    readOrganisationOf(reader, draft.owner.uid),
  ]);
  return assess({
    ...{ content: contentOf(draft), now, duplicate, kept: keptAnswers(before), site: siteFees },
    sellerProof: sellerProofOf(draft.owner.uid, organisation),
  });
}

/**
 * The one way to change what a draft says: by its owner, while it may be edited, with its version counted. `change` may
 * run twice, so it only computes.
 */
export async function changeDraft<R>(
  by: SignedIn,
  draftId: string,
  change: (draft: Draft) => Result<Content, R>,
  now: number,
): Promise<Result<Draft, R | DraftRefusal>> {
  if (!takeToken(saveLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  return inDraft<Draft, R>(by, draftId, 'edit', async (tx, { draft }) => {
    if (!isEditable(draft.standing)) return refuse('not-editable');
    const changed = change(draft);
    if (!changed.ok) return changed;
    const after = { ...draft, ...changed.value };
    if (JSON.stringify(contentOf(after)) === JSON.stringify(contentOf(draft))) return ok(draft);
    const written = { ...after, version: draft.version + 1, changedAt: now };
    tx.set(drafts, draftId, written);
    return ok(written);
  });
}

export interface SavedAnswers {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
}

/** Keeps what was typed, whether it is right or not. */
export async function saveAnswers(
  by: SignedIn,
  draftId: string,
  { typed, was }: TypedAnswers,
  now: number,
): Promise<Result<SavedAnswers, DraftRefusal>> {
  const known = Object.entries(typed).filter(([name]) => getField(name) !== null);
  const form = { typed: Object.fromEntries(known), was };
  let conflicts: readonly Conflict[] = [];
  const saved = await changeDraft<never>(
    by,
    draftId,
    (draft) => {
      const merged = mergeAnswers(draft.answers, form);
      conflicts = merged.conflicts;
      return ok({ ...contentOf(draft), answers: merged.answers });
    },
    now,
  );
  return saved.ok ? ok({ draft: saved.value, conflicts }) : saved;
}

/**
 * Sends it to the reviewers, frozen as it is; what is light goes to visitors at once. Refused while a rule of New York is
 * not met or an answer is missing. `isConfirmed`: the seller knows that bids are lost.
 */
export async function submitDraft(
  by: SignedIn,
  draftId: string,
  now: number,
  isConfirmed = false,
): Promise<Result<Draft, DraftRefusal | StandingRefusal>> {
  if (!takeToken(submitLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  return sendIn(by, draftId, now, isConfirmed);
}

/** The same for many at once, whose number is limited elsewhere. */
export async function sendIn(
  by: SignedIn,
  draftId: string,
  now: number,
  isConfirmed = false,
): Promise<Result<Draft, DraftRefusal | StandingRefusal>> {
  return inDraft<Draft, StandingRefusal>(by, draftId, 'submit', async (tx, { draft, actor, sellers }) => {
    const { gate } = await assessDraft(draft, now, tx);
    const before = await readPublished(tx, draft, now);
    const change = before && changeFactsOf(draft, before);
    const command = { type: 'submit', gate, change, isConfirmed, by: actor, now } as const;
    const decided = decideStanding(sellers, draft.standing, command);
    if (!decided.ok) return decided;
    if (decided.value.type === 'changed') {
      const { standing } = recordStanding(draftId, draft.standing, decided.value);
      const shown = { draft: { ...draft, standing }, before, plan: 'keep', salt: '', now } as const;
      const published = await publishDraft(tx, shown);
      if (!published.ok) return published;
    }
    const after = writeStanding(tx, draft, decided.value);
    tx.create(submissions, submissionId(draftId, after.standing.submission), {
      ...contentOf(after),
      at: now,
    });
    return ok(after);
  });
}

/** Out of the queue again, to go on writing. */
export async function takeBackDraft(
  by: SignedIn,
  draftId: string,
  now: number,
): Promise<Result<Draft, DraftRefusal | StandingRefusal>> {
  return inDraft<Draft, StandingRefusal>(by, draftId, 'take-back', async (tx, { draft, actor, sellers }) => {
    const decided = decideStanding(sellers, draft.standing, { type: 'take-back', by: actor, now });
    return decided.ok ? ok(writeStanding(tx, draft, decided.value)) : decided;
  });
}

export interface Concerned {
  readonly draft: Draft;
  readonly actor: Actor;
  /** Who acts for its owner. */
  readonly sellers: readonly string[];
}

/** Runs the work in one commit on the draft, once it is sure who asks and that they may. */
export function inDraft<T, R>(
  by: SignedIn,
  draftId: string,
  action: SellingAction,
  work: (tx: Transaction, concerned: Concerned) => Promise<Result<T, R | DraftRefusal>>,
): Promise<Result<T, R | DraftRefusal>> {
  return whileNotBusy(() =>
    runtime().store.transact(
      async (tx): Promise<Result<T, R | DraftRefusal>> => {
        const [user, doc] = await Promise.all([readActingUser(tx, by), tx.get(drafts, draftId)]);
        const organisation = doc && (await readOrganisationOf(tx, doc.data.owner.uid));
        const refusal = refuseSelling(action, user, doc?.data ?? null, organisation);
        if (!user || !doc || refusal) return refuse(refusal ?? 'not-found');
        const sellers = actingUids(doc.data.owner.uid, organisation);
        return work(tx, { draft: doc.data, actor: actorOf(user), sellers });
      },
      { key: draftId },
    ),
  );
}

export const contentOf = ({ answers, photos, documents }: Content): Content => ({
  answers,
  photos,
  documents,
});

export const actorOf = ({ uid, name, role }: User): Actor => ({ uid, name, role });
