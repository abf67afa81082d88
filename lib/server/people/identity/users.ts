import 'server-only';
import { toEmail } from '@/lib/domain/accounts/credentials';
import type { AddressProof } from '@/lib/domain/accounts/email-confirmation';
import { nameInMail } from '@/lib/domain/accounts/name';
import {
  type RegistrationFaults,
  type RegistrationForm,
  sinceFirstAcceptance,
  toRegistration,
  withAcceptedTerms,
} from '@/lib/domain/accounts/registration';
import type { SsoIdentity } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import type { User } from '@/lib/domain/accounts/user';
import { withDeclaredSince } from '@/lib/domain/eligibility/related-bidders';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { withSearchTerms } from '@/lib/domain/staff/decide-person';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { adminAuth } from './auth-service';
import { readFormerStaff } from './former-staff';
import { accountDeletions, users } from './identity-collections';

/** What an ID token or the auth service says about a person. */
export interface IdentityFacts {
  readonly uid: string;
  readonly email: string;
  readonly name: string | undefined;
  readonly emailVerified: boolean;
  /** How the address was proven; null for accounts created before this was recorded. */
  readonly provenBy?: AddressProof | null;
  /** The person at a company's sign-in, if this sign-in links the two. */
  readonly linked?: SsoIdentity | null;
}

export async function findUser(uid: string): Promise<User | null> {
  return (await runtime().store.get(users, uid))?.data ?? null;
}

/**
 * Creates the user at the first sign-in and updates the name and verification afterward. Null if the account
 * is under deletion, or if the address differs from our record, which only our own change may update.
 */
export function saveFacts(facts: IdentityFacts, now: number): Promise<User | null> {
  return runtime().store.transact(async (tx) => {
    if (await tx.get(accountDeletions, facts.uid)) return null;
    const known = (await tx.get(users, facts.uid))?.data ?? null;
    if (known && known.email !== toEmail(facts.email)) return null;
    const former = known ? null : await readFormerStaff(tx, facts.email);
    const user = withSearchTerms({ ...withFacts(known, facts, now), ...former });
    if (JSON.stringify(user) !== JSON.stringify(known)) tx.set(users, facts.uid, user);
    return user;
  });
}

/** Records that the person owns the mailbox. No-op before the first sign-in, which records it. */
export async function markConfirmed(uid: string, email: string, now: number): Promise<void> {
  await runtime().store.transact(async (tx) => {
    const known = (await tx.get(users, uid))?.data;
    if (known?.email !== toEmail(email)) return;
    tx.set(users, uid, {
      ...known,
      emailVerified: true,
      confirmed: { email: known.email, by: 'mail', at: now },
    });
  });
}

/**
 * Stores the registration. Terms that were accepted before need not be accepted again; newer ones do. `now` in
 * milliseconds UTC.
 */
export async function register(
  uid: string,
  form: RegistrationForm,
  now: number,
): Promise<Result<null, RegistrationFaults>> {
  return runtime().store.transact(async (tx): Promise<Result<null, RegistrationFaults>> => {
    const known = (await tx.get(users, uid))?.data;
    if (!known) return refuse({});
    const registration = toRegistration(withAcceptedTerms(form, known.registration), now);
    if (!registration.ok) return registration;
    const accepted = sinceFirstAcceptance(registration.value, known.registration);
    const dated = withDeclaredSince(accepted, known.registration, now);
    tx.set(users, uid, withSearchTerms({ ...known, registration: dated }));
    return ok(null);
  });
}

/** Changes the name, also in the auth service, and the phone number of a registered person. */
export async function changeProfile(
  uid: string,
  { name, phone }: { readonly name: string; readonly phone: string | null },
): Promise<void> {
  await adminAuth().updateUser(uid, { displayName: name });
  await runtime().store.transact(async (tx) => {
    const known = (await tx.get(users, uid))?.data;
    if (!known) return;
    const { registration } = known;
    tx.set(
      users,
      uid,
      withSearchTerms({
        ...known,
        name,
        registration: registration && phone ? { ...registration, phone } : registration,
      }),
    );
  });
}

/** `rosa.delgado@example.com` becomes `rosa delgado`, because a name with dots could be read as a link. */
const nameFromMail = (email: string): string =>
  nameInMail(email.split('@')[0]?.replace(/[._+-]+/g, ' '), 'Member');

function withFacts(known: User | null, facts: IdentityFacts, now: number): User {
  const email = toEmail(facts.email);
  const { provenBy: by, linked } = facts;
  const fresh: User = {
    uid: facts.uid,
    email,
    name: '',
    role: 'member',
    emailVerified: false,
    registration: null,
    createdAt: now,
  };
  return {
    ...(known ?? fresh),
    name: nameInMail(facts.name, known?.name ?? nameFromMail(email)),
    // A token made before the mailed link was opened still says "not verified".
    emailVerified: facts.emailVerified || Boolean(by) || known?.emailVerified === true,
    ...(linked && { sso: { ...linked, at: now } }),
    ...(by && known?.confirmed?.email !== email && { confirmed: { email, by, at: now } }),
  };
}
