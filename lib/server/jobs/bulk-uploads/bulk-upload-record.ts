import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import {
  type BulkOutcome,
  type BulkUpload,
  ITEMS_PER_PIECE,
  noResults,
  noUnused,
} from '@/lib/domain/bulk-uploads/bulk-upload';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import {
  bulkOutcomes,
  bulkOutcomesId,
  bulkUploads,
} from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';

export type BulkRefusal =
  | OrganizationRefusal
  | 'wrong-state'
  | 'too-large'
  | 'too-many-open'
  | 'wrong-offset'
  | 'wrong-piece'
  | 'incomplete'
  | 'no-such-home'
  | 'too-many-corrections'
  | 'nothing-to-store';
export type BulkAnswer<T = BulkUpload> = Promise<Result<T, BulkRefusal>>;

export const newBulkUpload = (
  { uid, name }: Pick<User, 'uid' | 'name'>,
  organisationId: string,
  now: number,
): BulkUpload => ({
  bulkId: `b${randomKey(16)}`,
  organisationId,
  by: { uid, name },
  name: '',
  bytes: 0,
  source: 'zip',
  importId: null,
  state: 'receiving',
  fault: null,
  items: 0,
  unused: noUnused,
  planned: 0,
  cursor: 0,
  tries: 0,
  claimedUntil: 0,
  results: noResults,
  corrections: {},
  createdAt: now,
  changedAt: now,
});

export async function createBulkUpload(bulk: BulkUpload): Promise<Result<BulkUpload, never>> {
  await runtime().store.transact(async (tx) => tx.create(bulkUploads, bulk.bulkId, bulk));
  return ok(bulk);
}

/** Changes it for a member of its organization, in one commit. `action`: for the audit log. */
export function changeBulkUpload(
  by: SignedIn,
  bulkId: string,
  now: number,
  decide: (before: BulkUpload) => Result<BulkUpload, BulkRefusal>,
  action: AuditAction | null = null,
): BulkAnswer {
  const number = randomKey(12);
  return runCommand({
    by,
    key: bulkId,
    async load(tx, user) {
      const before = (await tx.get(bulkUploads, bulkId))?.data;
      if (!before) return refuse('not-found');
      return ok({ user, before, organization: await readOrganizationOf(tx, before.organisationId) });
    },
    permit: (subject) => okUnless(refuseSelling('import', subject.user, null, subject.organization), subject),
    facts: noFacts,
    decide({ before }) {
      const after = decide(before);
      return after.ok ? ok({ ...after.value, changedAt: now }) : after;
    },
    write(tx, after, { user, organization }) {
      tx.set(bulkUploads, bulkId, after);
      const words = { before: null, after: `${after.name} (${after.planned})` };
      if (action && organization) logChange(tx, action, { user, organization, ...words, now, number });
      return after;
    },
  });
}

/** Reads a bulk upload, for members of its organization. */
export async function readBulkUpload(by: User, bulkId: string): BulkAnswer {
  const found = (await runtime().store.get(bulkUploads, bulkId))?.data;
  if (!found) return refuse('not-found');
  const organization = await readOrganization(by, found.organisationId, 'import');
  return organization.ok ? ok(found) : organization;
}

/** The member's own file of this name and size that broke off; null if there is none. */
export async function findUnfinished(
  { uid }: Pick<User, 'uid'>,
  organisationId: string,
  { name, bytes }: Pick<BulkUpload, 'name' | 'bytes'>,
): Promise<Result<BulkUpload, never> | null> {
  const found = (await listBulkUploads(organisationId)).find(
    (bulk) => bulk.state === 'receiving' && bulk.by.uid === uid && bulk.name === name && bulk.bytes === bytes,
  );
  return found ? ok(found) : null;
}

/** Lists the bulk uploads of an organization, latest first. */
export async function listBulkUploads(organisationId: string): Promise<readonly BulkUpload[]> {
  const { docs } = await runtime().store.query(bulkUploads, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
  });
  return docs.map(({ data }) => data);
}

/** What became of each file so far. */
export async function listOutcomes({ bulkId, cursor }: BulkUpload): Promise<readonly BulkOutcome[]> {
  const starts = Array.from({ length: Math.ceil(cursor / ITEMS_PER_PIECE) }, (_, at) => at * ITEMS_PER_PIECE);
  const found = await runtime().store.getAll(
    bulkOutcomes,
    starts.map((start) => bulkOutcomesId(bulkId, start)),
  );
  return found.flatMap((doc) => doc?.data.outcomes ?? []);
}
