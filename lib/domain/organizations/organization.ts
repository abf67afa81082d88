import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isOverForSeller } from '@/lib/domain/accounts/account-deletion';
import { toEmail } from '@/lib/domain/accounts/credentials';
import type { User } from '@/lib/domain/accounts/user';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { SsoRuleRefusal } from './sso-rule';

/**
 * The stored names of the roles. Screens and documents say owner for `manager` and manager for `member`
 * (`messages/en/organizations.json`, `memberList`). A viewer reads everything and changes nothing, a manager
 * edits, imports and submits drafts, an owner also decides who belongs to the organization.
 */
export const organizationRoles = ['manager', 'member', 'viewer'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** What a stored role is called, for the audit log. */
export const roleTerms: Readonly<Record<OrganizationRole, string>> = {
  manager: 'owner',
  member: 'manager',
  viewer: 'viewer',
};

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
  /** Tells a new account with the same address, without storing the address. Unset for who left before. */
  readonly addressMark?: string | undefined;
}

/** Differs between organizations, so that the marks of one person cannot be joined. */
const addressMark = ({ organisationId }: Pick<Organization, 'organisationId'>, email: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${organisationId} ${toEmail(email)}`)));

/**
 * `tokenHash` is the SHA-256 of the token in the link; only the mail contains the token. It is good once, for
 * the account with this email address.
 */
export interface Invitation {
  readonly tokenHash: string;
  readonly email: string;
  readonly role: OrganizationRole;
  readonly expiresAt: number;
}

/** How staff verified the identity of an organization. */
export const verificationMethods = ['document', 'mail-domain', 'fdic', 'lei'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** `evidence`: the document, domain, certificate or LEI that was checked. `at` in ms. */
interface Verification {
  readonly method: VerificationMethod;
  readonly evidence: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly at: number;
}

/** A staff decision against an organization. Its members see the reason. `at` in ms. */
interface StaffDecision {
  readonly reason: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly at: number;
}

/** `key` names the file, `width` and `height` are in pixels. */
export interface Logo {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export const LOGO_WIDTH = 240;
export const LOGO_HEIGHT = 96;
export const logoFile = ({ key }: Pick<Logo, 'key'>): string => `${key}-logo.webp`;

/** A bank or company that sells through several members. Instants in ms. */
export interface Organization {
  readonly organisationId: string;
  readonly name: string;
  readonly kind: SellerKind;
  readonly members: readonly Member[];
  /** The uids of `members`, for queries. */
  readonly memberUids: readonly string[];
  readonly invitations: readonly Invitation[];
  /** When it sent its invitations of the last 24 hours, including withdrawn ones. */
  readonly invitedAt?: readonly number[] | undefined;
  /** Recent former members: they know its reserves. */
  readonly former: readonly FormerMember[];
  /** Null until staff verify it. Until then its name and exemptions do not count. */
  readonly verified: Verification | null;
  /** The latest refusal to verify it; null after a verification. */
  readonly refused: StaffDecision | null;
  /** While set, its name and homes are not shown and its auctions take no bids. */
  readonly suspended: StaffDecision | null;
  /** The latest column mapping of its imports: the target by heading. */
  readonly columns: Readonly<Record<string, string>>;
  /** Its own words for choices in its tables: the choice by field and word. */
  readonly tableWords?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** The answers that its last table gave to every home. */
  readonly tableConstants?: Readonly<Record<string, string>> | undefined;
  /** Its logo, shown while it is verified. */
  readonly logo?: Logo | null | undefined;
  /** What a second person must approve. */
  readonly approvals?:
    | { readonly publications: boolean; readonly priceAboveCents: number | null }
    | undefined;
  /** Members other than owners can sign in only through its company's provider. */
  readonly requiresSso?: boolean | undefined;
  readonly createdAt: number;
}

export const MAX_MEMBERS = 50;
export const MAX_INVITATIONS = 20;
/** For one organization, regardless of the number of its managers. */
export const MAX_INVITATIONS_A_DAY = 30;
const dayMs = 24 * 3_600_000;
export const LONGEST_ORGANISATION_NAME = 80;
export const INVITATION_MS = 7 * 24 * 3_600_000;
/** How long a former member may not bid on the organization's homes. */
export const FORMER_MS = 365 * 24 * 3_600_000;
export const MAX_FORMER = 500;

/** Prefix of organization ids; account ids of people do not have it. */
const idMark = 'org_';
export const toOrganizationId = (key: string): string => `${idMark}${key}`;
export const isOrganizationId = (id: string): boolean => id.startsWith(idMark);

export type PeopleRefusal =
  | 'full'
  | 'invitations-of-today'
  | 'already-member'
  | 'no-such-member'
  | 'no-such-invitation'
  /** The invitation is for another email address. */
  | 'other-address'
  | 'unverified-email'
  /** The person has bid in an auction of the organization that is not over. */
  | 'bidding'
  | 'last-manager'
  | SsoRuleRefusal
  /** Dissolving only: other members would lose their work. */
  | 'others-belong'
  /** Dissolving only: a home is on the market or in a closing. */
  | 'live-homes';
type Changed = Result<Organization, PeopleRefusal>;
type Person = Pick<User, 'uid' | 'name' | 'email' | 'emailVerified'>;

export const roleIn = (organization: Pick<Organization, 'members'>, uid: string): OrganizationRole | null =>
  organization.members.find((member) => member.uid === uid)?.role ?? null;

export const isOwner = (organization: Pick<Organization, 'members'>, uid: string): boolean =>
  roleIn(organization, uid) === 'manager';

/** Whether this person may only read what the organization has. */
export const isViewer = (organization: Pick<Organization, 'members'>, uid: string): boolean =>
  roleIn(organization, uid) === 'viewer';

export const isVerified = ({ verified, suspended }: Pick<Organization, 'verified' | 'suspended'>): boolean =>
  verified !== null && suspended === null;

/** The logo as visitors see it: only that of a verified organization that is not suspended. */
export function shownLogo(
  organization: Pick<Organization, 'organisationId' | 'verified' | 'suspended' | 'logo'>,
): (Pick<Logo, 'width' | 'height'> & { readonly src: string }) | null {
  const { organisationId, logo } = organization;
  if (!logo || !isVerified(organization)) return null;
  const { width, height } = logo;
  return { src: `/media/${organisationId}/${logoFile(logo)}`, width, height };
}

/**
 * The uids on a seller's side: the person's, or those of every member of the organization. Last the
 * organization's own id, under which its API keys act. Viewers are among them, because they know reserves;
 * commands refuse them with `isViewer`.
 */
export const actingUids = (
  sellerId: string,
  organization: Pick<Organization, 'organisationId' | 'members'> | null,
): readonly string[] =>
  organization?.organisationId === sellerId
    ? [...organization.members.map(({ uid }) => uid), sellerId]
    : [sellerId];

/** Something for sale, with the uids on its seller's side. */
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

/** A later invitation to the same address replaces the earlier one, whose link stops working. */
export function invite(organization: Organization, invitation: Invitation, now: number): Changed {
  const { members, invitations } = organization;
  const others = invitations.filter(({ email, expiresAt }) => email !== invitation.email && expiresAt > now);
  if (members.some(({ email }) => email === invitation.email)) return refuse('already-member');
  if (others.length >= MAX_INVITATIONS || members.length >= MAX_MEMBERS) return refuse('full');
  const today = (organization.invitedAt ?? []).filter((at) => now - at < dayMs);
  if (today.length >= MAX_INVITATIONS_A_DAY) return refuse('invitations-of-today');
  return ok({ ...organization, invitations: [...others, invitation], invitedAt: [...today, now] });
}

export const withdrawInvitation = (organization: Organization, email: string): Organization => ({
  ...organization,
  invitations: organization.invitations.filter((invitation) => invitation.email !== email),
});

export const findInvitation = (
  { invitations }: Organization,
  tokenHash: string,
  now: number,
): Invitation | null =>
  invitations.find((each) => each.tokenHash === tokenHash && each.expiresAt > now) ?? null;

export function acceptInvitation(
  organization: Organization,
  tokenHash: string,
  person: Person,
  now: number,
): Changed {
  const found = findInvitation(organization, tokenHash, now);
  if (!found) return refuse('no-such-invitation');
  if (found.email !== person.email) return refuse('other-address');
  if (!person.emailVerified) return refuse('unverified-email');
  if (roleIn(organization, person.uid)) return refuse('already-member');
  if (organization.members.length >= MAX_MEMBERS) return refuse('full');
  const { uid, name, email } = person;
  const { role } = found;
  return ok(
    withMembers(withdrawInvitation(organization, email), [
      ...organization.members,
      { uid, name, email, role, since: now },
    ]),
  );
}

/**
 * The organization with a person as viewer whom its company's own sign-in identified. Null if they are or were
 * a member, also with another account, or are invited, because then an owner decides, if they are staff or a bidder, or if it is full or
 * suspended.
 */
export function admitAsViewer(
  organization: Organization,
  { uid, name, email, role, isBidder }: Person & Pick<User, 'role'> & { readonly isBidder: boolean },
  now: number,
): Organization | null {
  const { members, former, invitations, suspended } = organization;
  const isKnown =
    [...members, ...former].some((each) => each.uid === uid) ||
    former.some((each) => each.addressMark === addressMark(organization, email)) ||
    invitations.some((each) => each.email === email && each.expiresAt > now);
  const isOut = role === 'admin' || isBidder || suspended !== null || members.length >= MAX_MEMBERS;
  if (isKnown || isOut) return null;
  return withMembers(organization, [...members, { uid, name, email, role: 'viewer', since: now }]);
}

/** Removes a member, by a manager or by the member who leaves. Refuses to remove the last manager. */
export function removeMember(organization: Organization, uid: string, now: number): Changed {
  const { members, former } = organization;
  const remaining = withManager(
    organization,
    uid,
    members.filter((member) => member.uid !== uid),
  );
  if (!remaining.ok) return remaining;
  const recent = former.filter((each) => each.uid !== uid && now - each.leftAt < FORMER_MS);
  const email = members.find((member) => member.uid === uid)?.email;
  const left = { uid, leftAt: now, ...(email && { addressMark: addressMark(organization, email) }) };
  return ok({ ...remaining.value, former: [...recent, left].slice(-MAX_FORMER) });
}

/** Whether this person left so recently that they may not bid on the organization's homes. `now` in ms. */
export const leftRecently = (
  organization: Pick<Organization, 'former'> | null,
  uid: string,
  now: number,
): boolean => organization?.former.some((each) => each.uid === uid && now - each.leftAt < FORMER_MS) ?? false;

export const changeRole = (organization: Organization, uid: string, role: OrganizationRole): Changed =>
  withManager(
    organization,
    uid,
    organization.members.map((member) => (member.uid === uid ? { ...member, role } : member)),
  );

/** A manager leaves, and another member becomes manager. */
export function handOver(organization: Organization, from: string, to: string, now: number): Changed {
  const promoted = from === to ? refuse('no-such-member' as const) : changeRole(organization, to, 'manager');
  return promoted.ok ? removeMember(promoted.value, from, now) : promoted;
}

/** Why the organization cannot be dissolved; null if it can. `statuses` are those of its published homes. */
export function refuseDissolving(
  { members }: Pick<Organization, 'members'>,
  statuses: readonly string[],
): 'others-belong' | 'live-homes' | null {
  if (members.length > 1) return 'others-belong';
  return statuses.every(isOverForSeller) ? null : 'live-homes';
}

function withManager(organization: Organization, uid: string, after: readonly Member[]): Changed {
  if (!roleIn(organization, uid)) return refuse('no-such-member');
  if (!after.some(({ role }) => role === 'manager')) return refuse('last-manager');
  return ok(withMembers(organization, after));
}

const withMembers = (organization: Organization, members: readonly Member[]): Organization => ({
  ...organization,
  members,
  memberUids: members.map(({ uid }) => uid),
});
