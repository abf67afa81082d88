import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { type DraftDocument, describeDocument } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import {
  type SharedDocuments,
  type SharedKind,
  shareDocument,
} from '@/lib/domain/drafts/files/shared-documents';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { FormFile } from '@/lib/server/platform/intake/receive-form';
import { keepPdf } from '@/lib/server/platform/intake/take-in';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { pagesOfDrafts } from '@/lib/server/records/drafts/all-drafts';
import { drafts, sharedDocuments } from '@/lib/server/records/drafts/draft-collections';
import { documentsOf } from '@/lib/server/records/drafts/shared-documents';
import type { OrganizationRefusal } from './on-organization';

type Answer = Promise<Result<SharedDocuments, OrganizationRefusal | FileRefusal>>;

/** The organization's documents for all its homes. */
export async function listSharedDocuments(organisationId: string): Promise<readonly DraftDocument[]> {
  return (await runtime().store.get(sharedDocuments, organisationId))?.data.documents ?? [];
}

/** Stores a document for all homes of an organization, in place of the earlier one of its kind. */
export async function addSharedDocument(
  by: SignedIn,
  organisationId: string,
  { kind, file, folder }: { readonly kind: SharedKind; readonly file: FormFile; readonly folder: string },
  now: number,
): Answer {
  const organization = await readOrganization(by.user, organisationId, 'manage-organization');
  if (!organization.ok) return organization;
  const facts = describeDocument({ kind, title: '', asOf: now }, now);
  if (!facts.ok) return facts;
  const { bytes, sha256, path } = file;
  const key = keyOf(sha256);
  const stored = await keepPdf(
    { uid: by.user.uid, path, folder },
    `private/documents/${organisationId}/${key}.pdf`,
  );
  if (!stored.ok) return stored;
  const document: DraftDocument = { key, bytes, sha256, ...facts.value };
  return change(by, organisationId, (before) => shareDocument(before, document));
}

/** Takes a document back from all drafts. Homes on the market keep it, so its file stays. */
export const removeSharedDocument = (by: SignedIn, organisationId: string, key: string): Answer =>
  change(by, organisationId, (before) => before.filter((document) => document.key !== key));

const change = (
  by: SignedIn,
  organisationId: string,
  next: (before: readonly DraftDocument[]) => readonly DraftDocument[],
): Answer =>
  runCommand({
    by,
    key: organisationId,
    async load(tx, user) {
      const organization = await readOrganizationOf(tx, organisationId);
      const before = (await tx.get(sharedDocuments, organisationId))?.data.documents ?? [];
      return organization ? ok({ user, organization, before }) : refuse('not-found');
    },
    permit: (subject) =>
      okUnless(refuseSelling('manage-organization', subject.user, null, subject.organization), subject),
    facts: noFacts,
    decide: ({ before }) => ok([...next(before)]),
    write(tx, documents) {
      // From the start, so that the next tick reaches every draft.
      const after = { organisationId, documents, appliedAt: 0 };
      tx.set(sharedDocuments, organisationId, after);
      return after;
    },
  });

/** For a dissolved organization. What the public could read stays with the homes that it sold. */
export async function forgetSharedDocuments(organisationId: string): Promise<void> {
  const { files, store } = runtime();
  for (const { key, isPublic } of await listSharedDocuments(organisationId))
    if (!isPublic) await files.delete(`private/documents/${organisationId}/${key}.pdf`);
  await store.commit([write.delete(sharedDocuments, organisationId)]);
}

const everyMs = 5_000;
/** Drafts that were changed this shortly before a run may not have been committed in it. */
const overlapMs = 60_000;
const maxOrganizations = 100;
const lastRun = perProcess('shareDocuments', (): LastRun => ({ at: 0, cursor: null }));

interface LastRun {
  at: number;
  /** Where the next run continues; null: with the first organization. */
  cursor: string | null;
}

/**
 * Gives the drafts of each organization its documents, those that changed since the last time, some organizations
 * at a time. A draft that a person edits gets them at once.
 */
export async function shareDocuments(now: number): Promise<void> {
  if (Math.abs(now - lastRun().at) < everyMs) return;
  const run = lastRun();
  run.at = now;
  const { docs, cursor } = await runtime().store.query(sharedDocuments, {
    limit: maxOrganizations,
    ...(run.cursor !== null && { after: run.cursor }),
  });
  run.cursor = cursor;
  for (const { data } of docs) await applyTo(data, now);
}

async function applyTo(shared: SharedDocuments, now: number): Promise<void> {
  const { store } = runtime();
  const { organisationId, appliedAt, documents } = shared;
  // The latest change comes first.
  for await (const page of pagesOfDrafts(organisationId)) {
    const recent = page.filter(({ changedAt }) => changedAt >= appliedAt - overlapMs);
    for (const draft of recent) if (isOutdated(draft, shared)) await applyToDraft(draft.draftId, now);
    if (recent.length < page.length) break;
  }
  await store.transact(async (tx) => {
    const current = (await tx.get(sharedDocuments, organisationId))?.data;
    // A change in the meantime starts again.
    const isSame = JSON.stringify(current?.documents) === JSON.stringify(documents);
    if (current && isSame) tx.set(sharedDocuments, organisationId, { ...current, appliedAt: now });
  });
}

const isOutdated = (draft: Draft, { documents }: SharedDocuments): boolean =>
  isEditable(draft.standing) &&
  JSON.stringify(documentsOf(draft, documents)) !== JSON.stringify(draft.documents);

const applyToDraft = (draftId: string, now: number): Promise<void> =>
  runtime().store.transact(
    async (tx) => {
      const draft = (await tx.get(drafts, draftId))?.data;
      const shared = draft && (await tx.get(sharedDocuments, draft.owner.uid))?.data;
      if (!draft || !shared || !isOutdated(draft, shared)) return;
      const documents = documentsOf(draft, shared.documents);
      tx.set(drafts, draftId, { ...draft, documents, version: draft.version + 1, changedAt: now });
    },
    { key: draftId },
  );
