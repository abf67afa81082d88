import type { User } from '@/lib/domain/accounts/user';
import { actingUids, isViewer, type Organization, roleIn } from '@/lib/domain/organizations/organization';
import type { Draft } from './draft';

export const sellingActions = [
  'start',
  'list-own',
  'read',
  'read-own',
  'edit',
  'submit',
  'take-back',
  'manage',
  'claim',
  'release',
  'decide',
  'read-queue',
  'start-organization',
  'read-organisation',
  'start-for-organisation',
  'import',
  'schedule',
  'export',
  'leave-organization',
  'manage-organization',
  'manage-webhooks',
  'approve',
] as const;
export type SellingAction = (typeof sellingActions)[number];

export type SellingRefusal =
  | 'signed-out'
  | 'unverified-email'
  | 'not-found'
  | 'not-reviewer'
  | 'own-listing'
  | 'not-manager'
  /** A viewer reads and changes nothing. */
  | 'viewer';

type Person = Pick<User, 'uid' | 'role' | 'emailVerified'>;
type OwnedDraft = {
  readonly owner: Pick<Draft['owner'], 'uid'>;
  readonly standing: Pick<Draft['standing'], 'submission'>;
};

/**
 * Whether a person may take the action; null means yes. A person who may not read the draft gets `not-found`.
 * `draft` is null for actions on no single draft. `organization` is the seller's or the requested one; its
 * drafts count as its members' own.
 */
export function refuseSelling(
  action: SellingAction,
  by: Person | null,
  draft: OwnedDraft | null,
  organization: Pick<Organization, 'organisationId' | 'members'> | null = null,
): SellingRefusal | null {
  if (!by) return 'signed-out';
  const role = organization && (isItself(organization, by) ? 'member' : roleIn(organization, by.uid));
  const isOwn = draft !== null && actingUids(draft.owner.uid, organization).includes(by.uid);
  const isOnlyViewing = organization !== null && isViewer(organization, by.uid);
  if (isOnlyViewing && (isOwn || draft === null) && !viewing.has(action)) return 'viewer';
  switch (action) {
    case 'start':
    case 'list-own':
      return null;
    case 'read':
      return isOwn || isSentIn(by, draft) ? null : 'not-found';
    case 'read-own':
    case 'edit':
    case 'take-back':
    case 'manage':
      return isOwn ? null : 'not-found';
    case 'submit':
      if (!isOwn) return 'not-found';
      return by.emailVerified ? null : 'unverified-email';
    case 'claim':
    case 'release':
    case 'decide':
      if (by.role !== 'admin') return isOwn ? 'not-reviewer' : 'not-found';
      if (isOwn) return 'own-listing';
      return isSentIn(by, draft) ? null : 'not-found';
    case 'read-queue':
      return by.role === 'admin' ? null : 'not-reviewer';
    case 'start-organization':
      return by.emailVerified ? null : 'unverified-email';
    case 'read-organisation':
    case 'start-for-organisation':
    case 'import':
    case 'export':
    case 'leave-organization':
      return role ? null : 'not-found';
    case 'schedule':
      if (!role) return 'not-found';
      return by.emailVerified ? null : 'unverified-email';
    case 'manage-organization':
      if (!role) return 'not-found';
      return role === 'manager' ? null : 'not-manager';
    case 'approve':
      // A key never approves.
      if (!organization || !role) return 'not-found';
      return isItself(organization, by) ? 'not-manager' : null;
    case 'manage-webhooks':
      if (!organization || !role) return 'not-found';
      return role === 'manager' || isItself(organization, by) ? null : 'not-manager';
  }
}

/** What a viewer may do. As staff, they are told that the home is their own. */
const viewing: ReadonlySet<SellingAction> = new Set([
  ...(['start', 'list-own', 'read', 'read-own', 'claim', 'release', 'decide', 'read-queue'] as const),
  ...(['start-organization', 'read-organisation', 'export', 'leave-organization'] as const),
]);

/** An organization acts for itself through its API keys, with the rights of a member. */
const isItself = ({ organisationId }: Pick<Organization, 'organisationId'>, by: Person): boolean =>
  organisationId === by.uid;

/** Staff can read a draft once it was submitted, not before. */
const isSentIn = (by: Person, draft: OwnedDraft | null): boolean =>
  by.role === 'admin' && draft !== null && draft.standing.submission > 0;
