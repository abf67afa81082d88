import { isOverForSeller } from '@/lib/domain/accounts/account-deletion';
import type { User } from '@/lib/domain/accounts/user';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** A member writes, imports and sends in; a manager also decides who belongs to it. */
export const organizationRoles = ['manager', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

interface Member {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly role: OrganizationRole;
  readonly since: number;
}

interface FormerMember {
  readonly uid: string;
  readonly leftAt: number;
}

/** `tokenHash`: SHA-256 of the token in the link, which only the mail has. Good once, for the account with this address. */
export interface Invitation {
  readonly tokenHash: string;
  readonly email: string;
  readonly role: OrganizationRole;
  readonly expiresAt: number;
}

/** How staff checked that an organization is who it says. */
export const verificationMethods = ['document', 'mail-domain', 'fdic', 'lei'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** `evidence`: the document, domain, certificate or LEI that was checked. `at` in ms. */
interface Verification {
  readonly method: VerificationMethod;
  readonly evidence: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly at: number;
}

/** Why staff decided against an organization, and when, in ms. Its members read the reason. */
interface StaffDecision {
  readonly reason: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly at: number;
}

/** A bank or another that sells through several people. Instants in ms. */
export interface Organization {
  readonly organisationId: string;
  readonly name: string;
  readonly kind: SellerKind;
  readonly members: readonly Member[];
  /** The same, to be found by. */
  readonly memberUids: readonly string[];
  readonly invitations: readonly Invitation[];
  /** When it sent its invitations of the last day, also those that came to nothing. */
  readonly invitedAt?: readonly number[] | undefined;
  /** Who belonged to it lately: they know its reserves. */
  readonly former: readonly FormerMember[];
  /** Null until staff verify it: its name and exemptions do not count before. */
  readonly verified: Verification | null;
  /** The latest refusal to verify it; null after a verification. */
  readonly refused: StaffDecision | null;
  /** While it is there, nothing of the organization is public and its auctions take no bids. */
  readonly suspended: StaffDecision | null;
  /** Which column of a table means what, by its heading: as it was mapped last. */
  readonly columns: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

export const MAX_MEMBERS = 50;
export const MAX_INVITATIONS = 20;
/** Of one organization, however many managers it has. */
export const MAX_INVITATIONS_A_DAY = 30;
const dayMs = 24 * 3_600_000;
export const LONGEST_ORGANISATION_NAME = 80;
export const INVITATION_MS = 7 * 24 * 3_600_000;
/** How long somebody who left bids on nothing that it sells. */
export const FORMER_MS = 365 * 24 * 3_600_000;
export const MAX_FORMER = 500;

/** No account of a person has such an id. */
const idMark = 'org_';
export const toOrganizationId = (key: string): string => `${idMark}${key}`;
export const isOrganizationId = (id: string): boolean => id.startsWith(idMark);

export type PeopleRefusal =
  | 'full'
  | 'invitations-of-today'
  | 'already-member'
  | 'no-such-member'
  | 'no-such-invitation'
  /** The invitation is for the account of another address. */
  | 'other-address'
  | 'unverified-email'
  /** They bid in an auction of the organization that is not over. */
  | 'bidding'
  | 'last-manager'
  /** Of dissolving: whoever else belongs to it would lose their work. */
  | 'others-belong'
  /** Of dissolving: a home is on the market or in a sale. */
  | 'live-homes';
type Changed = Result<Organization, PeopleRefusal>;
type Person = Pick<User, 'uid' | 'name' | 'email' | 'emailVerified'>;

export const roleIn = (organization: Pick<Organization, 'members'>, uid: string): OrganizationRole | null =>
  organization.members.find((member) => member.uid === uid)?.role ?? null;

export const isVerified = ({ verified, suspended }: Pick<Organization, 'verified' | 'suspended'>): boolean =>
  verified !== null && suspended === null;

/** Who acts for a seller: the person, or every member of the organization that it is. */
export const actingUids = (
  sellerId: string,
  organisation: Pick<Organization, 'organisationId' | 'members'> | null,
): readonly string[] =>
  organisation?.organisationId === sellerId ? organisation.members.map(({ uid }) => uid) : [sellerId];

/** Of something that is sold: who acts for its seller. */
export interface Sold {
  readonly sellers: readonly string[];
}

export function foundOrganization(
  facts: Pick<Organization, 'organisationId' | 'name' | 'kind'>,
  { uid, name, email }: Person,
  now: number,
): Organization {
  const founder: Member = { uid, name, email, role: 'manager', since: now };
  const empty = { invitations: [], former: [], columns: {}, createdAt: now };
  const unverified = { verified: null, refused: null, suspended: null };
  return withMembers({ ...facts, ...empty, ...unverified, members: [], memberUids: [] }, [founder]);
}

/** Of two invitations to one address the later counts: the link of the earlier is dead. */
export function invite(organisation: Organization, invitation: Invitation, now: number): Changed {
  const { members, invitations } = organisation;
  const others = invitations.filter(({ email, expiresAt }) => email !== invitation.email && expiresAt > now);
  if (members.some(({ email }) => email === invitation.email)) return refuse('already-member');
  if (others.length >= MAX_INVITATIONS || members.length >= MAX_MEMBERS) return refuse('full');
  const today = (organisation.invitedAt ?? []).filter((at) => now - at < dayMs);
  if (today.length >= MAX_INVITATIONS_A_DAY) return refuse('invitations-of-today');
  return ok({ ...organisation, invitations: [...others, invitation], invitedAt: [...today, now] });
}

export const withdrawInvitation = (organisation: Organization, email: string): Organization => ({
  ...organisation,
  invitations: organisation.invitations.filter((invitation) => invitation.email !== email),
});

export const findInvitation = (
  { invitations }: Organization,
  tokenHash: string,
  now: number,
): Invitation | null =>
  invitations.find((each) => each.tokenHash === tokenHash && each.expiresAt > now) ?? null;

export function acceptInvitation(
  organisation: Organization,
  tokenHash: string,
  person: Person,
  now: number,
): Changed {
  const found = findInvitation(organisation, tokenHash, now);
  if (!found) return refuse('no-such-invitation');
  if (found.email !== person.email) return refuse('other-address');
  if (!person.emailVerified) return refuse('unverified-email');
  if (roleIn(organisation, person.uid)) return refuse('already-member');
  if (organisation.members.length >= MAX_MEMBERS) return refuse('full');
  const { uid, name, email } = person;
  const { role } = found;
  return ok(
    withMembers(withdrawInvitation(organisation, email), [
      ...organisation.members,
      { uid, name, email, role, since: now },
    ]),
  );
}

/** By a manager, or by the member who leaves. One manager always stays. */
export function removeMember(organisation: Organization, uid: string, now: number): Changed {
  const { members, former } = organisation;
  const left = withManager(
    organisation,
    uid,
    members.filter((member) => member.uid !== uid),
  );
  if (!left.ok) return left;
  const lately = former.filter((each) => each.uid !== uid && now - each.leftAt < FORMER_MS);
  return ok({ ...left.value, former: [...lately, { uid, leftAt: now }].slice(-MAX_FORMER) });
}

/** Whether this person left so lately that they do not bid on what it sells. */
export const leftLately = (
  organisation: Pick<Organization, 'former'> | null,
  uid: string,
  now: number,
): boolean => organisation?.former.some((each) => each.uid === uid && now - each.leftAt < FORMER_MS) ?? false;

export const changeRole = (organisation: Organization, uid: string, role: OrganizationRole): Changed =>
  withManager(
    organisation,
    uid,
    organisation.members.map((member) => (member.uid === uid ? { ...member, role } : member)),
  );

/** A manager leaves and another member manages it from then on. */
export function handOver(organisation: Organization, from: string, to: string, now: number): Changed {
  const heir = from === to ? refuse('no-such-member' as const) : changeRole(organisation, to, 'manager');
  return heir.ok ? removeMember(heir.value, from, now) : heir;
}

/** Why it cannot end yet; null: it may. `statuses`: of the homes that it has published. */
export function refuseDissolving(
  { members }: Pick<Organization, 'members'>,
  statuses: readonly string[],
): 'others-belong' | 'live-homes' | null {
  if (members.length > 1) return 'others-belong';
  return statuses.every(isOverForSeller) ? null : 'live-homes';
}

function withManager(organisation: Organization, uid: string, after: readonly Member[]): Changed {
  if (!roleIn(organisation, uid)) return refuse('no-such-member');
  if (!after.some(({ role }) => role === 'manager')) return refuse('last-manager');
  return ok(withMembers(organisation, after));
}

const withMembers = (organisation: Organization, members: readonly Member[]): Organization => ({
  ...organisation,
  members,
  memberUids: members.map(({ uid }) => uid),
});
