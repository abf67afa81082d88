import 'server-only';
import { nameKey } from '@/lib/domain/accounts/name-key';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import { type Organization, roleIn, type VerificationMethod } from '@/lib/domain/organizations/organization';
import type { AuditAction, StoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  decideOrganization,
  matchesSearch,
  type OrganizationCommand,
  type OrganizationMark,
  organizationState,
  toDecision,
} from '@/lib/domain/staff/organization-decisions';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import {
  type OrganizationOrder,
  organizationNames,
  organizationOrders,
  organizations,
} from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { dropLogo } from '@/lib/server/workflows/organizations/organization-logo';
import { logNotes as copy } from '@/messages/staff/log-notes';

export interface OrganizationSearch {
  readonly words: string;
  readonly mark: OrganizationMark | null;
  readonly after: string | null;
}

export interface OrganizationPage {
  readonly organizations: readonly Organization[];
  /** Cursor: the last one on this page; null on the last page. */
  readonly cursor: string | null;
}

const perPage = 50;

/**
 * Searches organizations by word prefixes of their name, newest first. Filters in memory, because older
 * documents lack a search field.
 */
export async function findOrganizations(
  by: User,
  { words, mark, after }: OrganizationSearch,
): Promise<Result<OrganizationPage, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { organizations } = await listingModel();
  const found = [...organizations.values()]
    .filter((each) => matchesSearch(each, words, mark))
    .sort(newestFirst);
  const last = after === null ? undefined : organizations.get(after);
  const rest = last ? found.filter((each) => newestFirst(last, each) < 0) : found;
  const page = rest.slice(0, perPage);
  return ok({
    organizations: page,
    cursor: rest.length > perPage ? (page.at(-1)?.organisationId ?? null) : null,
  });
}

const newestFirst = (one: Organization, other: Organization): number =>
  other.createdAt - one.createdAt || (one.organisationId < other.organisationId ? -1 : 1);

export interface OrganizationFile {
  readonly organization: Organization;
  readonly isOwn: boolean;
  readonly homes: readonly {
    readonly listingKey: string;
    readonly title: string;
    readonly status: Listing['standardStatus'];
    readonly sellerName: string;
  }[];
  /** Cursor of the next homes; null at the end. */
  readonly cursor: string | null;
  readonly log: readonly StoredEntry[];
  /** Work left for the tick after a suspension or its end. */
  readonly order: OrganizationOrder | null;
}

/** One organization with its members, published homes and staff actions. */
export async function readOrganizationFile(
  by: User,
  organisationId: string,
  after: string | null = null,
): Promise<Result<OrganizationFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const [organization, page, log, order] = await Promise.all([
    store.get(organizations, organisationId),
    store.query(listings, {
      where: [{ field: 'seller.id', op: '==', value: organisationId }],
      orderBy: [{ field: 'modifiedAt', direction: 'desc' }],
      limit: perPage,
      ...(after !== null && { after }),
    }),
    listLogOf(by, organisationId),
    store.get(organizationOrders, organisationId),
  ]);
  if (!organization) return refuse('not-found');
  const homes = page.docs.map(({ data }) => ({
    listingKey: data.listingKey,
    title: fullAddress(data),
    status: data.standardStatus,
    sellerName: data.seller.name,
  }));
  return ok({
    organization: organization.data,
    isOwn: roleIn(organization.data, by.uid) !== null,
    homes,
    cursor: page.cursor,
    log,
    order: order?.data ?? null,
  });
}

/** Verifies the name. Of two organizations with one name, only the first can be verified. */
export const verifyOrganization = (
  by: SignedIn,
  organisationId: string,
  proof: { readonly method: VerificationMethod; readonly evidence: string },
  now: number,
) => changeAsStaff(by, organisationId, now, (actor) => ({ type: 'verify', ...proof, by: actor, now }));

/** Also revokes an earlier verification. */
export const refuseVerification = (by: SignedIn, organisationId: string, reason: string, now: number) =>
  changeAsStaff(by, organisationId, now, (actor) => ({ type: 'refuse', reason, by: actor, now }));

/**
 * From this commit on, its name and homes are not shown and its auctions take no bids; the tick pauses them.
 * With `takedown` every home is taken down too, which the end of the suspension does not undo.
 */
export const suspendOrganization = (
  by: SignedIn,
  organisationId: string,
  { reason, takedown = null }: { readonly reason: string; readonly takedown?: TakedownReason | null },
  now: number,
) =>
  changeAsStaff(
    by,
    organisationId,
    now,
    (actor) => ({ type: 'suspend', reason, by: actor, now }),
    (actor) => takedown && { reason: takedown, note: reason.trim(), by: actor },
  );

/** Republishes what the suspension hid. The tick resumes the auctions it paused. */
export const liftOrganizationSuspension = (
  by: SignedIn,
  organisationId: string,
  reason: string,
  now: number,
) => changeAsStaff(by, organisationId, now, (actor) => ({ type: 'lift', reason, by: actor, now }));

/** One commit: organization, name claim, order for the tick, notification of its members, log entry. */
const changeAsStaff = async (
  by: SignedIn,
  organisationId: string,
  now: number,
  commandFor: (actor: Actor) => OrganizationCommand,
  takedownFor: (actor: Actor) => OrganizationOrder['takedown'] = () => null,
) => {
  let former: Organization['logo'] = null;
  const changed = await runStaffCommand({
    by,
    now,
    key: organisationId,
    async load(tx, actor) {
      const before = (await tx.get(organizations, organisationId))?.data;
      if (!before) return refuse('not-found');
      const claim = await readNameClaim(tx, before);
      const command = commandFor(actor);
      const row = { queue: 'verifications', rowId: organisationId, uid: actor.uid, now } as const;
      const taken = isVerifying(command) ? await refuseTaken(tx, row) : null;
      return ok({ before, claim, command, taken, takedown: takedownFor(actor) });
    },
    decide({ before, claim, command, taken, takedown }) {
      if (taken) return refuse(taken);
      const decided = decideOrganization(before, command);
      if (!decided.ok) return decided;
      const after = decided.value;
      if (after.verified && !before.verified && !claim.isFree) return refuse('name-taken');
      const entry: StaffEntry = {
        about: 'organization',
        subject: organisationId,
        action: actions[command.type],
        before: organizationState(before),
        after: organizationState(after),
        why: whyOf(command, takedown),
        title: before.name,
        concerns: before.memberUids,
      };
      return ok({ after, entry });
    },
    write(tx, { after }, { before, claim, command, takedown }) {
      former = before.logo;
      writeNameClaim(tx, claim, before, after);
      tx.set(organizations, organisationId, after);
      if (isVerifying(command)) dropClaim(tx, 'verifications', organisationId);
      if (command.type === 'suspend' || command.type === 'lift')
        tx.set(organizationOrders, organisationId, {
          organisationId,
          order: command.type === 'suspend' ? 'hide' : 'restore',
          takedown,
          at: now,
          cursor: null,
          left: 0,
        });
      notifyMembers(tx, before, command, takedown);
      return after;
    },
  });
  if (changed.ok) await dropLogo(organisationId, former ?? null, changed.value.logo ?? null);
  return changed;
};

/** Whether it decides on the organization's row of the desk. */
const isVerifying = ({ type }: OrganizationCommand): boolean => type === 'verify' || type === 'refuse';

const actions = {
  verify: 'organization-verified',
  refuse: 'verification-refused',
  suspend: 'organization-suspended',
  lift: 'organization-restored',
} as const satisfies Record<OrganizationCommand['type'], AuditAction>;

/** The outbox expands this into one message per member. */
function notifyMembers(
  tx: Transaction,
  before: Organization,
  command: OrganizationCommand,
  takedown: OrganizationOrder['takedown'],
): void {
  const { organisationId, name } = before;
  const { type, now } = command;
  tx.create(outbox, `${organisationId}:${type}:${now}`, {
    uid: organisationId,
    kind: 'organization-decided',
    attempts: 0,
    sendAt: now,
    decided: toDecision(before, type, takedown !== null),
    name,
    reason: command.type === 'verify' ? '' : command.reason.trim(),
  });
}

function whyOf(command: OrganizationCommand, takedown: OrganizationOrder['takedown']): string {
  if (command.type === 'verify') return `${command.method}: ${command.evidence.trim()}`;
  const reason = command.reason.trim();
  return takedown ? copy.everyHome({ code: takedown.reason, reason }) : reason;
}

/** The claim on an organization's name: its holder, and whether this organization can take it. */
interface NameClaim {
  readonly key: string;
  readonly isOwn: boolean;
  readonly isFree: boolean;
}

async function readNameClaim(tx: Reader, { name, organisationId }: Organization): Promise<NameClaim> {
  const key = nameKey(name);
  if (key === '') return { key, isOwn: false, isFree: false };
  const claim = await tx.get(organizationNames, key);
  const isOwn = claim?.data.organisationId === organisationId;
  return { key, isOwn, isFree: claim === null || isOwn };
}

/** Verifying claims the name and revoking frees it. One of two concurrent claims on a name fails. */
function writeNameClaim(
  tx: Transaction,
  { key, isOwn }: NameClaim,
  { verified, organisationId }: Organization,
  after: Organization,
): void {
  if (after.verified && !verified && !isOwn) tx.create(organizationNames, key, { organisationId });
  if (!after.verified && verified && isOwn) tx.delete(organizationNames, key);
}
