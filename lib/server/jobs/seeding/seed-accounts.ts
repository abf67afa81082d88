import 'server-only';
import type { Role, User } from '@/lib/domain/accounts/user';
import { withSearchTerms } from '@/lib/domain/staff/decide-person';
import { adminAuth, isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import { isConfirmedAccount, recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { Store } from '@/lib/server/platform/store/store';
import {
  loginBidders,
  loginSeller,
  sampleBidders,
  sampleSellers,
  toSampleSeller,
  toSampleUser,
} from '@/sample/people';

export interface SampleLogin {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Creates an auth account and a user for every sample login, and a user for every other sample person. */
export async function seedAccounts(store: Store, logins: readonly SampleLogin[], now: number): Promise<void> {
  await Promise.all(logins.map(addAccount));
  const people = [
    ...logins.map((login) => toUser(login, now)),
    ...sampleBidders.map((bidder, index) => toSampleUser(bidder, index + 10, now)),
    ...sampleSellers.filter((seller) => seller !== loginSeller).map((seller) => toSampleSeller(seller, now)),
  ];
  await store.transact(async (tx) => {
    const stored = await tx.getAll(
      users,
      people.map(({ uid }) => uid),
    );
    people.forEach((person, index) => {
      if (!stored[index]) tx.set(users, person.uid, person);
    });
  });
}

/** The sample histories refer to the buyers and the seller by these ids. */
const uidOf = ({ email, role }: SampleLogin): string =>
  loginBidders.find((bidder) => bidder.email === email)?.uid ??
  (email === loginSeller.email ? loginSeller.id : `sample-${role.replaceAll(' ', '-')}`);

async function addAccount(login: SampleLogin): Promise<void> {
  const { name: displayName, email, password } = login;
  try {
    await adminAuth().createUser({ uid: uidOf(login), email, password, displayName, emailVerified: true });
  } catch (error) {
    if (!isAuthRefusal(error, ['auth/uid-already-exists', 'auth/email-already-exists'])) throw error;
  }
  await confirmSample(login);
}

/**
 * Nobody reads the email of a sample login, so the seed confirms it, even for accounts of an earlier version.
 */
async function confirmSample(login: SampleLogin): Promise<void> {
  try {
    const account = await adminAuth().getUser(uidOf(login));
    if (account.email === login.email && !isConfirmedAccount(account))
      await recordConfirmation(account, { email: login.email, at: 0 });
  } catch (error) {
    // Somebody else has the address, so it is their account, not a sample.
    if (!isAuthRefusal(error, ['auth/user-not-found'])) throw error;
  }
}

function toUser(login: SampleLogin, now: number): User {
  const uid = uidOf(login);
  const buyer = loginBidders.findIndex((bidder) => bidder.uid === uid);
  const index = buyer < 0 ? loginBidders.length : buyer;
  const user = toSampleUser({ uid, legalName: login.name, email: login.email }, index, now);
  const role = roleOf(login.role);
  const confirmed = { email: login.email, by: 'mail', at: 0 } as const;
  // The seller is registered, so that a bid on an own home is refused as such.
  return withSearchTerms({
    ...user,
    role,
    confirmed,
    registration: role === 'admin' ? null : user.registration,
  });
}

const roleOf = (role: string): Role => (role === 'seller' || role === 'admin' ? role : 'member');
