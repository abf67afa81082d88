import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { hasOpenDefault, limitOf } from './bid-limit';
import type { Me } from './me';
import { missingOf } from './registration';
import { buyerTypes, titleKinds } from './registration-copy';

export const roleSchema = z.enum(['member', 'seller', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** What a person declares before the first bid. The bid's record keeps a copy. */
export const registrationSchema = z.object({
  legalName: z.string(),
  /** E.164. */
  phone: z.string(),
  termsVersion: z.string(),
  /** Milliseconds UTC. */
  acceptedAt: z.number().int(),
  /** Optional because early registrations did not ask for it. It is required before the next bid. */
  address: z
    .object({ street: z.string(), city: z.string(), state: z.string(), postalCode: z.string() })
    .optional(),
  /** `name`: the other people who take title, or the company or trust. */
  title: z.object({ kind: z.enum(titleKinds), name: z.string() }).optional(),
  buyerType: z.enum(buyerTypes).optional(),
  household: z.array(z.string()).optional(),
  /** Since when, in ms, the person declares each household member or co-buyer at their ZIP code. */
  declaredSince: z.array(z.object({ key: z.string(), at: z.number().int() })).optional(),
  organisation: z.string().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The part of a registration that says for whom and with whom a person buys. */
export const declaredSchema = registrationSchema.pick({
  title: true,
  buyerType: true,
  household: true,
  organisation: true,
});
export type Declared = z.infer<typeof declaredSchema>;

/** A document of `users`; its id is `uid`. `emailVerified` is as of the latest ID token or verification. */
export const userSchema = z.object({
  uid: z.string().min(1),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  registration: registrationSchema.nullable(),
  /** Bid limit that staff decided; without one the configured limit applies. */
  bidLimit: z.object({ cents: centsSchema, at: z.number().int() }).optional(),
  /** Closings in which the person defaulted as buyer, until staff restore the bid limit. */
  openDefaults: z.array(z.string()).optional(),
  /** The amount that staff saw in a proof of funds, whatever the limit is. */
  funds: z.object({ cents: centsSchema, at: z.number().int() }).optional(),
  /**
   * The confirmed address and how it was confirmed; `at` in ms. Accounts from before this record have none.
   */
  confirmed: z
    .object({ email: z.string(), by: z.enum(['mail', 'google', 'sso']), at: z.number().int() })
    .optional(),
  /** The person at a company's sign-in who uses this account, and since when, in ms. */
  sso: z.object({ provider: z.string(), subject: z.string(), at: z.number().int() }).optional(),
  /** When a former member left the staff, in ms. */
  leftStaffAt: z.number().int().optional(),
  /** An invitation to join the staff. The role changes only if the person accepts. Times in ms. */
  staffInvitation: z
    .object({
      by: z.object({ uid: z.string(), name: z.string() }),
      at: z.number().int(),
      expiresAt: z.number().int(),
    })
    .optional(),
  /** A suspended account can neither sign in nor act. */
  suspension: z.object({ at: z.number().int(), by: z.string(), reason: z.string() }).optional(),
  /** Search terms by which staff find the account. */
  terms: z.array(z.string()).optional(),
  createdAt: z.number().int(),
});
export type User = z.infer<typeof userSchema>;

/**
 * The part of a user that their own browser may see. `withoutReviewCents`: the configured bid limit for
 * everyone.
 */
export function toMe(user: User, withoutReviewCents: number): Me {
  const missing = missingOf(user.registration);
  return {
    uid: user.uid,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    registered: missing.length === 0,
    missing,
    limitCents: limitOf(user, withoutReviewCents),
    ...(hasOpenDefault(user) && { hasOpenDefault: true }),
    role: user.role,
  };
}
