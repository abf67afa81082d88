import 'server-only';
import { z } from 'zod';
import { userSchema } from '@/lib/domain/accounts/user';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Id: uid of the auth service. */
export const users = collection('users', userSchema, [['email'], ['createdAt'], ['terms', 'createdAt']]);

/** When a staff member left, also after the account is gone. Id: HMAC of the address. */
export const formerStaff = collection('formerStaff', z.object({ leftStaffAt: instant }), [['leftStaffAt']]);

/** The latest obligation of a person or an organization: a new one and the deletion of the account exclude each other. Id: uid or organisationId. */
export const obligationLocks = collection('ties', z.object({ by: z.string() }));

/** Accounts and organizations being deleted: a sweep removes the rest of each. Id: uid or organisationId. */
export const accountDeletions = collection('accountDeletions', z.object({ at: instant }));

/** A new address that somebody wants, until the link that went there is opened; one for each person. Id: uid. */
export const emailChanges = collection(
  'emailChanges',
  z.object({
    /** SHA-256 of what the link carries. */
    tokenHash: z.string(),
    from: z.string(),
    to: z.email(),
    until: instant,
    /** Since when it is being carried out: it goes on where it was broken off. */
    openedAt: instant.optional(),
  }),
  [['tokenHash'], ['until']],
);
