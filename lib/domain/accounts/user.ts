import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { limitOf } from './bid-limit';
import type { Me } from './me';
import { missingOf } from './registration';
import { buyerTypes, titleKinds } from './registration-words';

export const roleSchema = z.enum(['member', 'seller', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** What a person declares before the first bid; kept with the bid's record. */
export const registrationSchema = z.object({
  legalName: z.string(),
  /** E.164. */
  phone: z.string(),
  termsVersion: z.string(),
  /** Milliseconds UTC. */
  acceptedAt: z.number().int(),
  /** Not asked for at first: who registered then is asked before the next bid. */
  address: z
    .object({ street: z.string(), city: z.string(), state: z.string(), postalCode: z.string() })
    .optional(),
  /** `name`: the others who take title, or the company or trust. */
  title: z.object({ kind: z.enum(titleKinds), name: z.string() }).optional(),
  buyerType: z.enum(buyerTypes).optional(),
  household: z.array(z.string()).optional(),
  organisation: z.string().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The part of it that says for whom and with whom somebody buys. */
export const declaredSchema = registrationSchema.pick({
  title: true,
  buyerType: true,
  household: true,
  organisation: true,
});
export type Declared = z.infer<typeof declaredSchema>;

/** A document of `users`; its id is `uid`. `emailVerified` is as of the newest ID token or verification seen. */
export const userSchema = z.object({
  uid: z.string().min(1),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  registration: registrationSchema.nullable(),
  /** The most that the person may bid, as staff decided it; without one the configuration says how much. */
  bidLimit: z.object({ cents: centsSchema, at: z.number().int() }).optional(),
  /** Up to how much staff read in a proof of funds, whatever the limit is. */
  funds: z.object({ cents: centsSchema, at: z.number().int() }).optional(),
  /** The address that was confirmed, and how; `at` in ms. Accounts from before this was recorded have none. */
  confirmed: z.object({ email: z.string(), by: z.enum(['mail', 'google']), at: z.number().int() }).optional(),
  /** Since when a former member of staff is none, ms. */
  leftStaffAt: z.number().int().optional(),
  /** Staff asked this person to join them; the role changes only if they accept. Instants in ms. */
  staffInvitation: z
    .object({
      by: z.object({ uid: z.string(), name: z.string() }),
      at: z.number().int(),
      expiresAt: z.number().int(),
    })
    .optional(),
  /** While it is there, the account can neither sign in nor act. */
  suspension: z.object({ at: z.number().int(), by: z.string(), reason: z.string() }).optional(),
  /** What staff find the account by. */
  terms: z.array(z.string()).optional(),
  createdAt: z.number().int(),
});
export type User = z.infer<typeof userSchema>;

/** The part of a user that their own browser is told. `withoutReviewCents`: how much the configuration lets everybody bid. */
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
    role: user.role,
  };
}
