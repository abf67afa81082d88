import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import {
  acceptInvitation,
  changeRole,
  findInvitation,
  foundOrganization,
  handOver,
  INVITATION_MS,
  invite,
  type Organization,
  type OrganizationRole,
  type PeopleRefusal,
  removeMember,
  roleIn,
  roleTerms,
  toOrganizationId,
  withdrawInvitation,
} from '@/lib/domain/organizations/organization';
import { isLockedOut, needsSso } from '@/lib/domain/organizations/sso-rule';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { randomKey } from '@/lib/server/platform/random-key';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { isAuctionUnresolved, listBidsByUser } from '@/lib/server/records/auctions/list-bids-by-user';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { type OrganizationRefusal, type OrganizationSubject, onOrganization } from './on-organization';
import { readLinked, ssoProvidersOf } from './sso-rule';

type Answer<T = Organization> = Promise<Result<T, OrganizationRefusal>>;

/** Limited because invitations go to strangers. */
const inviteLimit: RateLimit = { name: 'invitations', burst: 30, refillMs: 60_000 };
const foundLimit: RateLimit = { name: 'organizations', burst: 5, refillMs: 600_000 };

/** Creates an organization with its founder as manager. `now` in ms, here and below. */
export function startOrganization(
  by: SignedIn,
  facts: { readonly name: string; readonly kind: SellerKind },
  now: number,
): Answer {
  const organisationId = toOrganizationId(randomKey(12));
  return runCommand({
    by,
    limit: { rate: foundLimit, now },
    load: async (_, user) => ok({ user }),
    permit: (subject) => okUnless(refuseSelling('start-organization', subject.user, null), subject),
    facts: noFacts,
    decide: ({ user }) => ok(foundOrganization({ ...facts, organisationId }, user, now)),
    write(tx, organization) {
      tx.create(organizations, organisationId, organization);
      lockObligations(tx, by.user.uid, `member:${organisationId}:${now}`);
      return organization;
    },
  });
}

/** Mails an invitation link. Replaces an earlier invitation to the same address. */
export function inviteMember(
  by: SignedIn,
  organisationId: string,
  { email, role }: { readonly email: string; readonly role: OrganizationRole },
  now: number,
): Answer {
  const token = randomBytes(24).toString('base64url');
  const invitation = { tokenHash: hashOf(token), email, role, expiresAt: now + INVITATION_MS };
  const entry = { action: 'member-invited', after: () => roleTerms[role], now } as const;
  const steps = onMembers(by, organisationId, entry);
  return runCommand({
    ...steps,
    limit: { rate: inviteLimit, now },
    decide: ({ organization }) => invite(organization, invitation, now),
    write(tx, organization, context) {
      const message = { kind: 'invitation', organisationId, token, email, uid: by.user.uid } as const;
      tx.create(outbox, `invitation:${invitation.tokenHash}`, { ...message, attempts: 0, sendAt: now });
      return steps.write(tx, organization, context);
    },
  });
}

export const cancelInvitation = (by: SignedIn, organisationId: string, email: string, now: number): Answer =>
  runCommand({
    ...onMembers(by, organisationId, { action: 'invitation-withdrawn', now }),
    decide: ({ organization }) => ok(withdrawInvitation(organization, email)),
  });

export const setMemberRole = (
  by: SignedIn,
  organisationId: string,
  { uid, role }: { readonly uid: string; readonly role: OrganizationRole },
  now: number,
): Answer =>
  runCommand({
    ...onMembers(by, organisationId, {
      action: 'member-role-set',
      before: nameAndRole(uid),
      after: () => roleTerms[role],
      now,
    }),
    facts: (tx: Reader, { organization }: OrganizationSubject) => readLinked(tx, organization),
    decide({ organization, linked }): Result<Organization, PeopleRefusal> {
      const changed = changeRole(organization, uid, role);
      // A former owner may never have used the provider.
      return changed.ok && isLockedOut(changed.value, uid, linked) ? refuse('member-unlinked') : changed;
    },
  });

export const dismissMember = (by: SignedIn, organisationId: string, uid: string, now: number): Answer =>
  runCommand({
    ...onMembers(by, organisationId, { action: 'member-removed', before: nameAndRole(uid), now }),
    decide: ({ organization }) => removeMember(organization, uid, now),
  });

export const leaveOrganization = (by: SignedIn, organisationId: string, now: number): Answer =>
  runCommand({
    ...onMembers(by, organisationId, { action: 'member-left', now }, 'leave-organization'),
    decide: ({ organization }) => removeMember(organization, by.user.uid, now),
  });

/** Hands the organization over to another member, who becomes its manager. */
export const handOverOrganization = (
  by: SignedIn,
  organisationId: string,
  uid: string,
  now: number,
): Answer =>
  runCommand({
    ...onMembers(by, organisationId, { action: 'organization-handed-over', after: nameAndRole(uid), now }),
    decide: ({ organization }) => handOver(organization, by.user.uid, uid, now),
  });

/** How an organization's tables are read. */
interface TableProfile {
  readonly columns: Organization['columns'];
  readonly words: NonNullable<Organization['tableWords']>;
  readonly constants: NonNullable<Organization['tableConstants']>;
}

/** Stores what a table means for the next one. */
export const rememberTable = (
  by: SignedIn,
  organisationId: string,
  { columns, words, constants }: TableProfile,
): Answer =>
  runCommand({
    ...onOrganization(by, organisationId, 'import'),
    decide: ({ organization }) =>
      ok({
        ...organization,
        columns: latest({ ...organization.columns, ...columns }),
        tableWords: Object.fromEntries(
          Object.entries({ ...organization.tableWords, ...words }).map(([field, each]) => [
            field,
            latest({ ...organization.tableWords?.[field], ...each }),
          ]),
        ),
        tableConstants: constants,
      }),
  });

/** Keeps the last few hundred. */
const latest = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).slice(-600));

/** The organization's name and the role in an invitation, shown before the person decides. */
export async function readInvitation(by: User, organisationId: string, token: string, now: number) {
  const organization = (await runtime().store.get(organizations, organisationId))?.data;
  const found = organization ? findInvitation(organization, hashOf(token), now) : null;
  if (!organization || !found) return refuse('no-such-invitation');
  return found.email === by.email
    ? ok({ name: organization.name, role: found.role })
    : refuse('other-address');
}

/** Accepts an invitation, once. */
export function joinOrganization(by: SignedIn, organisationId: string, token: string, now: number): Answer {
  const number = randomKey(12);
  return runCommand({
    by,
    async load(tx, user) {
      const organization = (await tx.get(organizations, organisationId))?.data;
      return organization ? ok({ user, organization }) : refuse('no-such-invitation');
    },
    permit: (subject) => ok(subject),
    facts: async (tx, { user }) => ({
      bids: await listBidsByUser(runtime().store, user.uid, tx),
      sso: (await tx.get(sessions, by.sessionId))?.data.sso ?? '',
    }),
    decide({ user, organization, bids, sso }) {
      const joined = acceptInvitation(organization, hashOf(token), user, now);
      if (joined.ok && needsSso(joined.value, user.uid) && !ssoProvidersOf(organisationId).includes(sso))
        return refuse('sso-required');
      const isBidder = bids.some(
        (bid) => isAuctionUnresolved(bid) && bid.auction.sellerId === organisationId,
      );
      return joined.ok && isBidder ? refuse('bidding') : joined;
    },
    write(tx, organization, { user }) {
      tx.set(organizations, organisationId, organization);
      const after = roleTerms[roleIn(organization, user.uid) ?? 'viewer'];
      logChange(tx, 'member-joined', { user, organization, before: null, after, now, number });
      lockObligations(tx, by.user.uid, `member:${organisationId}:${now}`);
      return organization;
    },
  });
}

/** `before` and `after` say what changed, from the organization as it was. */
interface MemberEntry {
  readonly action: AuditAction;
  readonly before?: (organization: Organization) => string | null;
  readonly after?: (organization: Organization) => string | null;
  readonly now: number;
}

/** The steps of a command about members, with its entry in the audit log. */
function onMembers(
  by: SignedIn,
  organisationId: string,
  { action, before, after, now }: MemberEntry,
  permission: 'manage-organization' | 'leave-organization' = 'manage-organization',
) {
  const number = randomKey(12);
  const steps = onOrganization(by, organisationId, permission);
  return {
    ...steps,
    write(tx: Transaction, changed: Organization, { user, organization }: OrganizationSubject): Organization {
      const words = { before: before?.(organization) ?? null, after: after?.(organization) ?? null };
      logChange(tx, action, { user, organization, ...words, now, number });
      return steps.write(tx, changed);
    },
  };
}

const nameAndRole =
  (uid: string) =>
  ({ members }: Organization): string | null => {
    const member = members.find((each) => each.uid === uid);
    return member ? `${member.name} (${roleTerms[member.role]})` : null;
  };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
