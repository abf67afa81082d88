import { z } from 'zod';
import { termsInForce } from '@/lib/domain/terms';
import type { Me } from './me';

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
});
export type Registration = z.infer<typeof registrationSchema>;

/** A document of `users`; its id is `uid`. `emailVerified` is as of the newest ID token or verification seen. */
export const userSchema = z.object({
  uid: z.string().min(1),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  registration: registrationSchema.nullable(),
  /** While it is there, the account can neither sign in nor act. */
  suspension: z.object({ at: z.number().int(), by: z.string(), reason: z.string() }).optional(),
  /** What staff find the account by. */
  terms: z.array(z.string()).optional(),
  createdAt: z.number().int(),
});
export type User = z.infer<typeof userSchema>;

/** The part of a user that their own browser is told. */
export const toMe = (user: User): Me => ({
  uid: user.uid,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
  registered: user.registration?.termsVersion === termsInForce.version,
  role: user.role,
});
