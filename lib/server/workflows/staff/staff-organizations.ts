import 'server-only';
import { nameKey } from '@/lib/domain/accounts/name-key';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import { type Organisation, roleIn, type VerificationMethod } from '@/lib/domain/organizations/organization';
import type { AuditAction, KeptEntry } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  decideOrganisation,
  isFoundBy,
  type OrganisationCommand,
  type OrganisationStaffRefusal,
  type OrganizationMark,
  organisationState,
  toDecision,
} from '@/lib/domain/staff/organization-decisions';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import {
  type OrganisationOrder,
  organisationNames,
  organisationOrders,
  organisations,
} from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { asStaff, type StaffWork } from '@/lib/server/records/audit-log/as-staff';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { titleOf } from './take-down';

export interface OrganisationSearch {
  readonly words: string;
  readonly mark: OrganizationMark | null;
  readonly after: string | null;
}

export interface OrganisationPage {
  readonly organisations: readonly Organisation[];
  /** The last one on this page; null at the end. */
  readonly cursor: string | null;
}

const perPage = 50;

/**
 * Organizations whose name has words that begin so, the newest first. From memory, so that no stored field has to be
 * there to find them by: older documents have none.
 */
export async function findOrganisations(
  by: User,
  { words, mark, after }: OrganisationSearch,
): Promise<Result<OrganisationPage, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { organizations } = await listingModel();
  const found = [...organizations.values()].filter((each) => isFoundBy(each, words, mark)).sort(newestFirst);
  const last = after === null ? undefined : organizations.get(after);
  const rest = last ? found.filter((each) => newestFirst(last, each) < 0) : found;
  const page = rest.slice(0, perPage);
  return ok({
    organisations: page,
    cursor: rest.length > perPage ? (page.at(-1)?.organisationId ?? null) : null,
  });
}

const newestFirst = (one: Organisation, other: Organisation): number =>
  other.createdAt - one.createdAt || (one.organisationId < other.organisationId ? -1 : 1);

export interface OrganisationFile {
  readonly organisation: Organisation;
  readonly isOwn: boolean;
  readonly homes: readonly {
    readonly listingKey: string;
    readonly title: string;
    readonly status: Listing['standardStatus'];
    readonly sellerName: string;
  }[];
  /** Where the homes go on; null at the end. */
  readonly cursor: string | null;
  readonly log: readonly KeptEntry[];
  /** What the tick still has to do after a suspension or its end. */
  readonly order: OrganisationOrder | null;
}

/** One organization with its members, the homes it published, and what staff did to it. */
export async function readOrganisationFile(
  by: User,
  organisationId: string,
  after: string | null = null,
): Promise<Result<OrganisationFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const [organisation, page, log, order] = await Promise.all([
    store.get(organisations, organisationId),
    store.query(listings, {
      where: [{ field: 'seller.id', op: '==', value: organisationId }],
      orderBy: [{ field: 'modifiedAt', direction: 'desc' }],
      limit: perPage,
      ...(after !== null && { after }),
    }),
    listLogOf(by, organisationId),
    store.get(organisationOrders, organisationId),
  ]);
  if (!organisation) return refuse('not-found');
  const homes = page.docs.map(({ data }) => ({
    ...{ listingKey: data.listingKey, title: titleOf(data) },
    ...{ status: data.standardStatus, sellerName: data.seller.name },
  }));
  return ok({
    ...{ organisation: organisation.data, isOwn: roleIn(organisation.data, by.uid) !== null },
    ...{ homes, cursor: page.cursor, log, order: order?.data ?? null },
  });
}

/** The name counts from then on. Of two organizations with one name, only the first can be verified. */
export const verifyOrganisation = (
  by: SignedIn,
  organisationId: string,
  proof: { readonly method: VerificationMethod; readonly evidence: string },
  now: number,
) => changeAsStaff(by, organisationId, now, (actor) => ({ type: 'verify', ...proof, by: actor, now }));

/** Also revokes an earlier verification. */
export const refuseVerification = (by: SignedIn, organisationId: string, reason: string, now: number) =>
  changeAsStaff(by, organisationId, now, (actor) => ({ type: 'refuse', reason, by: actor, now }));

/**
 * From this commit on nothing of it is public and its auctions take no bids; the tick pauses them. With `takedown` every
 * home is taken down as well, which the end of the suspension does not undo.
 */
export const suspendOrganisation = (
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

/** What the suspension hid is public again; the tick resumes the auctions that it paused. */
export const liftOrganisationSuspension = (
  by: SignedIn,
  organisationId: string,
  reason: string,
  now: number,
) => changeAsStaff(by, organisationId, now, (actor) => ({ type: 'lift', reason, by: actor, now }));

type Actor = StaffWork['actor'];
type Refusal = OrganisationStaffRefusal | 'not-found';

/** One commit: the organization, the claim on its name, the order for the tick, the mail to its members, and the log entry. */
function changeAsStaff(
  by: SignedIn,
  organisationId: string,
  now: number,
  commandFor: (actor: Actor) => OrganisationCommand,
  takedownFor: (actor: Actor) => OrganisationOrder['takedown'] = () => null,
) {
  return asStaff<Organisation, Refusal>({
    by,
    now,
    key: organisationId,
    async work({ tx, actor, log }) {
      const before = (await tx.get(organisations, organisationId))?.data;
      if (!before) return refuse('not-found');
      const command = commandFor(actor);
      const decided = decideOrganisation(before, command);
      if (!decided.ok) return decided;
      const after = decided.value;
      if (!(await claimName(tx, before, after))) return refuse('name-taken');
      tx.set(organisations, organisationId, after);
      const takedown = takedownFor(actor);
      if (command.type === 'suspend' || command.type === 'lift')
        tx.set(organisationOrders, organisationId, {
          ...{ organisationId, order: command.type === 'suspend' ? 'hide' : 'restore' },
          ...{ takedown, at: now, cursor: null, left: 0 },
        });
      tellMembers(tx, before, command, takedown);
      log(
        {
          ...{ about: 'organization', subject: organisationId, action: actions[command.type] },
          ...{ before: organisationState(before), after: organisationState(after) },
          why: whyOf(command, takedown),
        },
        before.name,
        before.memberUids,
      );
      return decided;
    },
  });
}

const actions = {
  verify: 'organization-verified',
  refuse: 'verification-refused',
  suspend: 'organization-suspended',
  lift: 'organization-restored',
} as const satisfies Record<OrganisationCommand['type'], AuditAction>;

/** The outbox makes one message for each member. */
function tellMembers(
  tx: Transaction,
  before: Organisation,
  command: OrganisationCommand,
  takedown: OrganisationOrder['takedown'],
): void {
  const { organisationId, name } = before;
  const { type, now } = command;
  tx.create(outbox, `${organisationId}:${type}:${now}`, {
    ...{ uid: organisationId, kind: 'organization-decided', attempts: 0, sendAt: now },
    ...{ decided: toDecision(before, type, takedown !== null), name },
    reason: command.type === 'verify' ? '' : command.reason.trim(),
  });
}

function whyOf(command: OrganisationCommand, takedown: OrganisationOrder['takedown']): string {
  if (command.type === 'verify') return `${command.method}: ${command.evidence.trim()}`;
  const reason = command.reason.trim();
  return takedown ? `Every home is taken down, ${takedown.reason}: ${reason}` : reason;
}

/** Takes or gives back the name in the commit, so that of two at once one fails. False when another one has it. */
async function claimName(tx: Transaction, before: Organisation, after: Organisation): Promise<boolean> {
  if ((before.verified === null) === (after.verified === null)) return true;
  const key = nameKey(before.name);
  if (key === '') return after.verified === null;
  const claim = await tx.get(organisationNames, key);
  const isOthers = claim !== null && claim.data.organisationId !== before.organisationId;
  if (after.verified) {
    if (isOthers) return false;
    if (!claim) tx.create(organisationNames, key, { organisationId: before.organisationId });
  } else if (claim && !isOthers) tx.delete(organisationNames, key);
  return true;
}
