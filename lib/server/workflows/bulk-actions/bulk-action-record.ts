import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingAction } from '@/lib/domain/drafts/draft-permission';
import {
  type BulkAction,
  type BulkActionItem,
  type BulkRequest,
  ITEMS_PER_PIECE,
} from '@/lib/domain/portfolio/bulk-action';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';
import { bulkActionPieces, bulkActions, pieceId } from './bulk-action-collections';

export type BulkActionRefusal =
  | OrganizationRefusal
  | 'wrong-phase'
  | 'none-chosen'
  | 'too-many-homes'
  | 'nothing-to-do'
  | 'count-changed'
  | 'one-running'
  | 'actions-of-today'
  | 'nothing-to-undo';

/** Members may start what they may do with one home; whoever submits needs a confirmed address. */
export const permissionFor = (type: BulkRequest['type']): SellingAction =>
  type === 'submit' || type === 'schedule' || type === 'relist' || type === 'lower-prices'
    ? 'schedule'
    : 'import';

/** Changes an action for a member of its organization, in one commit. */
export const changeBulkAction = <Refusal extends string>(
  by: SignedIn,
  actionId: string,
  now: number,
  change: {
    readonly decide: (before: BulkAction, more: Reader) => Promise<Result<BulkAction, Refusal>>;
    readonly write?: (tx: Transaction, after: BulkAction) => void;
  },
): Promise<Result<BulkAction, BulkActionRefusal | Refusal>> =>
  runCommand({
    by,
    key: actionId,
    async load(tx, user) {
      const before = (await tx.get(bulkActions, actionId))?.data;
      if (!before) return refuse('not-found');
      return ok({ user, before, organization: await readOrganizationOf(tx, before.organisationId) });
    },
    permit: (subject) =>
      okUnless(
        refuseSelling(permissionFor(subject.before.request.type), subject.user, null, subject.organization),
        subject,
      ),
    facts: async (tx, { before }) => ({ decided: await change.decide(before, tx) }),
    decide: ({ decided }) => (decided.ok ? ok({ ...decided.value, changedAt: now }) : decided),
    write(tx, after) {
      tx.set(bulkActions, actionId, after);
      change.write?.(tx, after);
      return after;
    },
  });

/** Reads an action, for members of its organization. */
export async function readBulkAction(
  by: User,
  actionId: string,
): Promise<Result<BulkAction, BulkActionRefusal>> {
  const found = (await runtime().store.get(bulkActions, actionId))?.data;
  if (!found) return refuse('not-found');
  const organization = await readOrganization(by, found.organisationId, 'read-organisation');
  return organization.ok ? ok(found) : organization;
}

/** The actions of an organization, latest first. The caller has checked the member. */
export async function listBulkActions(organisationId: string): Promise<readonly BulkAction[]> {
  const { docs } = await runtime().store.query(bulkActions, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
  });
  return docs.map(({ data }) => data);
}

export const piecesOf = (total: number): readonly number[] =>
  Array.from({ length: Math.ceil(total / ITEMS_PER_PIECE) }, (_, piece) => piece);

/** All homes of an action, in their order. */
export async function listItems(
  { actionId, total }: Pick<BulkAction, 'actionId' | 'total'>,
  reader: Reader = runtime().store,
): Promise<readonly BulkActionItem[]> {
  const ids = piecesOf(total).map((piece) => pieceId(actionId, piece));
  const found = await reader.getAll(bulkActionPieces, ids);
  return found.flatMap((doc) => doc?.data.items ?? []);
}
