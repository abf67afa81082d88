import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { type Organization, roleIn, type VerificationMethod } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { beginningsOf, wordsOf } from '@/lib/domain/shared/search-terms';

/** Staff commands on an organization. `now` in ms. */
export type OrganizationCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'verify'; readonly method: VerificationMethod; readonly evidence: string }
  | { readonly type: 'refuse' | 'suspend' | 'lift'; readonly reason: string }
);

export type OrganizationStaffRefusal =
  | StaffRefusal
  /** Staff cannot decide on an organization they belong to. */
  | 'own-organization'
  | 'needs-reason'
  | 'needs-evidence'
  | 'already-verified'
  | 'suspended-already'
  | 'not-suspended'
  /** Another verified organization has this name. */
  | 'name-taken'
  /** Another staff member verifies it. */
  | 'claimed';

/** The organization after the command, or the refusal. `refuse` also revokes an existing verification. */
export function decideOrganization(
  organization: Organization,
  command: OrganizationCommand,
): Result<Organization, OrganizationStaffRefusal> {
  const refusal = refuseCommand(organization, command);
  return refusal ? refuse(refusal) : ok(afterCommand(organization, command));
}

function refuseCommand(
  organisation: Organization,
  command: OrganizationCommand,
): OrganizationStaffRefusal | null {
  const notStaff = refuseStaff(command.by);
  if (notStaff) return notStaff;
  if (roleIn(organisation, command.by.uid)) return 'own-organization';
  if (command.type === 'verify') {
    if (organisation.verified) return 'already-verified';
    return command.evidence.trim() === '' ? 'needs-evidence' : null;
  }
  if (command.reason.trim() === '') return 'needs-reason';
  if (command.type === 'suspend') return organisation.suspended ? 'suspended-already' : null;
  return command.type === 'lift' && !organisation.suspended ? 'not-suspended' : null;
}

function afterCommand(organisation: Organization, command: OrganizationCommand): Organization {
  const { uid, name } = command.by;
  const signed = { by: { uid, name }, at: command.now };
  switch (command.type) {
    case 'verify': {
      const { method, evidence } = command;
      return { ...organisation, verified: { method, evidence: evidence.trim(), ...signed }, refused: null };
    }
    case 'refuse':
      return {
        ...organisation,
        verified: null,
        logo: null,
        refused: { reason: command.reason.trim(), ...signed },
      };
    case 'suspend':
      return { ...organisation, suspended: { reason: command.reason.trim(), ...signed } };
    case 'lift':
      return { ...organisation, suspended: null };
  }
}

/** Whether it waits for a first decision of staff: not verified, not refused, and not suspended. */
export const isToVerify = ({
  verified,
  refused,
  suspended,
}: Pick<Organization, 'verified' | 'refused' | 'suspended'>): boolean => !verified && !refused && !suspended;

export type OrganizationMark = 'unverified' | 'verified' | 'suspended';

/** Whether a staff search by beginnings of words in the name, and by status, finds it. */
export function matchesSearch(
  { name, verified, suspended }: Pick<Organization, 'name' | 'verified' | 'suspended'>,
  words: string,
  mark: OrganizationMark | null,
): boolean {
  const isMarked = { unverified: !verified, verified: verified !== null, suspended: suspended !== null };
  const beginnings = new Set(beginningsOf(name));
  return (mark === null || isMarked[mark]) && wordsOf(words).every((word) => beginnings.has(word));
}

/** The decisions that members are notified of. `revoke`: a refusal that ends a verification. */
export const organizationDecisions = ['verify', 'refuse', 'revoke', 'suspend', 'take-down', 'lift'] as const;
export type OrganizationDecision = (typeof organizationDecisions)[number];

/** `isTakedown`: the suspension also takes down every home. */
export function toDecision(
  { verified }: Pick<Organization, 'verified'>,
  type: OrganizationCommand['type'],
  isTakedown: boolean,
): OrganizationDecision {
  if (type === 'refuse' && verified) return 'revoke';
  return type === 'suspend' && isTakedown ? 'take-down' : type;
}

/** The organization's state in a few words, for the audit log. */
export const organizationState = ({ verified, suspended }: Organization): string =>
  [verified ? 'verified' : 'not verified', ...(suspended ? ['suspended'] : [])].join(', ');
