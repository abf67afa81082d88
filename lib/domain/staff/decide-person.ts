import { isConfirmed } from '@/lib/domain/accounts/email-confirmation';
import { openInvitation, STAFF_INVITATION_MS } from '@/lib/domain/accounts/staff-invitation';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Role, User } from '@/lib/domain/accounts/user';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { beginningsOf, termsOf } from '@/lib/domain/shared/search-terms';

/** Staff commands on an account. `now` in ms. */
export type PersonCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'suspend'; readonly reason: string; readonly isOwnBidder: boolean }
  | { readonly type: 'lift'; readonly reason: string }
  | { readonly type: 'set-role'; readonly role: Exclude<Role, 'admin'> }
  /** Invites to staff; the role changes only when the person accepts. */
  | { readonly type: 'invite'; readonly isBidding: boolean }
  | { readonly type: 'withdraw-invitation' }
);

export type PersonRefusal =
  | StaffRefusal
  /** Staff cannot decide on their own account, so these commands leave at least one staff member. */
  | 'oneself'
  | 'needs-reason'
  | 'suspended-already'
  | 'not-suspended'
  | 'same-role'
  /**
   * An email address alone does not make anyone staff: the account must prove that its mailbox and password
   * belong to one person.
   */
  | 'unconfirmed'
  /** Staff cannot bid, so someone with a bid in an open auction has to wait until it is over. */
  | 'is-bidding'
  | 'invited-already'
  | 'no-invitation'
  /** A seller cannot decide on a bidder for their own home. */
  | 'own-bidder';

/** The account after the command, or the refusal. */
export function decidePerson(person: User, command: PersonCommand): Result<User, PersonRefusal> {
  const refusal = refusePerson(person, command);
  return refusal ? refuse(refusal) : ok(withSearchTerms(afterCommand(person, command)));
}

function refusePerson(person: User, command: PersonCommand): PersonRefusal | null {
  const notStaff = refuseStaff(command.by);
  if (notStaff) return notStaff;
  if (person.uid === command.by.uid) return 'oneself';
  switch (command.type) {
    case 'set-role':
      return person.role === command.role ? 'same-role' : null;
    case 'invite':
      return openInvitation(person, command.now)
        ? 'invited-already'
        : refuseStaffRole(person, command.isBidding);
    case 'withdraw-invitation':
      return person.staffInvitation ? null : 'no-invitation';
    case 'lift':
      if (command.reason.trim() === '') return 'needs-reason';
      return person.suspension ? null : 'not-suspended';
    case 'suspend':
      return refuseSuspension(person, command);
  }
}

function refuseSuspension(
  person: User,
  { reason, isOwnBidder }: Extract<PersonCommand, { type: 'suspend' }>,
): PersonRefusal | null {
  if (reason.trim() === '') return 'needs-reason';
  if (person.suspension) return 'suspended-already';
  return isOwnBidder ? 'own-bidder' : null;
}

export type GrantRefusal = 'suspended-already' | 'same-role' | 'unconfirmed' | 'is-bidding';

function refuseStaffRole(person: User, isBidding: boolean): GrantRefusal | null {
  if (person.suspension) return 'suspended-already';
  if (person.role === 'admin') return 'same-role';
  if (!isConfirmed(person)) return 'unconfirmed';
  return isBidding ? 'is-bidding' : null;
}

/** Makes an account staff, on an accepted invitation or by the server command, or returns the refusal. */
export function grantStaff(person: User, isBidding: boolean): Result<User, GrantRefusal> {
  const refusal = refuseStaffRole(person, isBidding);
  return refusal ? refuse(refusal) : ok(withSearchTerms({ ...withoutInvitation(person), role: 'admin' }));
}

/** The account without its staff invitation. */
export function withoutInvitation({ staffInvitation: _, ...person }: User): User {
  return person;
}

function afterCommand(person: User, command: PersonCommand): User {
  const { by, now: at } = command;
  switch (command.type) {
    case 'set-role':
      return { ...person, role: command.role, ...(person.role === 'admin' && { leftStaffAt: at }) };
    case 'invite': {
      const expiresAt = at + STAFF_INVITATION_MS;
      return { ...person, staffInvitation: { by: { uid: by.uid, name: by.name }, at, expiresAt } };
    }
    case 'withdraw-invitation':
      return withoutInvitation(person);
    case 'lift': {
      const { suspension: _, ...free } = person;
      return free;
    }
    case 'suspend': {
      const suspension = { at, by: by.name, reason: command.reason.trim() };
      return { ...withoutInvitation(person), suspension };
    }
  }
}

/** The account with its search terms for staff. */
export function withSearchTerms(user: User): User {
  const marks = [`role:${user.role}`, ...(user.suspension ? ['is:suspended'] : [])];
  const names = `${user.name} ${user.registration?.legalName ?? ''} ${user.email}`;
  return { ...user, terms: termsOf(marks, beginningsOf(names)) };
}

/** The account's state in a few words, for the audit log. */
export const accountState = ({
  role,
  suspension,
  staffInvitation,
}: Pick<User, 'role' | 'suspension' | 'staffInvitation'>): string =>
  [role, ...(suspension ? ['suspended'] : []), ...(staffInvitation ? ['invited to staff'] : [])].join(', ');
