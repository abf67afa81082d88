import 'server-only';
import { z } from 'zod';
import { userSchema } from '@/lib/domain/accounts/user';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Id: uid of the auth service. */
export const users = collection('users', userSchema, [['email'], ['createdAt'], ['terms', 'createdAt']]);

/** When a staff member left; outlives the account. Id: HMAC of the address. */
export const formerStaff = collection('formerStaff', z.object({ leftStaffAt: instant }), [['leftStaffAt']]);

/**
 * The latest obligation of a person or an organization. A new obligation and a deletion exclude each other.
 * Id: uid or organisationId.
 */
export const obligationLocks = collection('ties', z.object({ by: z.string() }));

/** Accounts and organizations under deletion; a sweep removes their remains. Id: uid or organisationId. */
export const accountDeletions = collection('accountDeletions', z.object({ at: instant }));

/** Requested address changes, until the link mailed to the new address is opened. One per person. Id: uid. */
export const emailChanges = collection(
  'emailChanges',
  z.object({
    /** SHA-256 of the token in the link. */
    tokenHash: z.string(),
    from: z.string(),
    to: z.email(),
    until: instant,
    /** When the link was opened, so that an interrupted change can resume. */
    openedAt: instant.optional(),
  }),
  [['tokenHash'], ['until']],
);
