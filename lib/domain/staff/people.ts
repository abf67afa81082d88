import { isConfirmed } from '@/lib/domain/account/confirmation';
import type { Role, User } from '@/lib/domain/account/user';
import { ok, type Result, refuse } from '@/lib/domain/result';
import type { Actor } from '@/lib/domain/selling/standing';
import { refuseStaff, type StaffRefusal } from './may';
import { beginningsOf, termsOf } from './search-terms';

/** What staff do to an account. `now` in ms. */
export type PersonCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'suspend'; readonly reason: string; readonly isOwnBidder: boolean }
  | { readonly type: 'lift'; readonly reason: string }
  | { readonly type: 'set-role'; readonly role: Role; readonly isBidding: boolean }
);

export type PersonRefusal =
  | StaffRefusal
  /** Nobody decides on their own account: so one member of staff always remains. */
  | 'oneself'
  | 'needs-reason'
  | 'suspended-already'
  | 'not-suspended'
  | 'same-role'
  /** Nobody becomes staff by an address alone: the account has to show that its mailbox and its password are one person's. */
  | 'unconfirmed'
  /** Staff are never bidders: who bids in an auction that is on becomes staff after it. */
  | 'is-bidding'
  /** Sellers do not decide on who bids on their own home. */
  | 'own-bidder';

/** The account after the command, or why not. */
export function decidePerson(person: User, command: PersonCommand): Result<User, PersonRefusal> {
  const refusal = refusePerson(person, command);
  return refusal ? refuse(refusal) : ok(withTerms(afterCommand(person, command)));
}

function refusePerson(person: User, command: PersonCommand): PersonRefusal | null {
  const notStaff = refuseStaff(command.by);
  if (notStaff) return notStaff;
  if (person.uid === command.by.uid) return 'oneself';
  if (command.type === 'set-role') return refuseRole(person, command);
  if (command.reason.trim() === '') return 'needs-reason';
  if (command.type === 'lift') return person.suspension ? null : 'not-suspended';
  if (person.suspension) return 'suspended-already';
  return command.isOwnBidder ? 'own-bidder' : null;
}

function refuseRole(
  person: User,
  { role, isBidding }: Extract<PersonCommand, { type: 'set-role' }>,
): PersonRefusal | null {
  if (person.role === role) return 'same-role';
  return role === 'admin' ? refuseStaffRole(person, isBidding) : null;
}

function refuseStaffRole(person: User, isBidding: boolean): 'unconfirmed' | 'is-bidding' | null {
  if (!isConfirmed(person)) return 'unconfirmed';
  return isBidding ? 'is-bidding' : null;
}

/** Who becomes staff by the command on the server, which needs no member of staff: or why they do not. */
export function grantStaff(
  person: User,
  isBidding: boolean,
): Result<User, 'suspended-already' | 'same-role' | 'unconfirmed' | 'is-bidding'> {
  if (person.suspension) return refuse('suspended-already');
  if (person.role === 'admin') return refuse('same-role');
  const refusal = refuseStaffRole(person, isBidding);
  return refusal ? refuse(refusal) : ok(withTerms({ ...person, role: 'admin' }));
}

function afterCommand(person: User, command: PersonCommand): User {
  if (command.type === 'set-role')
    return {
      ...person,
      role: command.role,
      ...(person.role === 'admin' && { leftStaffAt: command.now }),
    };
  const { suspension: _, ...free } = person;
  const { by, now: at } = command;
  return command.type === 'lift'
    ? free
    : { ...free, suspension: { at, by: by.name, reason: command.reason.trim() } };
}

/** The account with what staff find it by. */
export function withTerms(user: User): User {
  const marks = [`role:${user.role}`, ...(user.suspension ? ['is:suspended'] : [])];
  const names = `${user.name} ${user.registration?.legalName ?? ''} ${user.email}`;
  return { ...user, terms: termsOf(marks, beginningsOf(names)) };
}

/** An account in a word, for the log. */
export const standingOf = ({ role, suspension }: Pick<User, 'role' | 'suspension'>): string =>
  suspension ? `${role}, suspended` : role;
