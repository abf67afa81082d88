import { z } from 'zod';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { approvalRulesSchema } from './approvals';
import {
  MAX_FORMER,
  MAX_INVITATIONS,
  MAX_INVITATIONS_A_DAY,
  MAX_MEMBERS,
  type Organization,
  organizationRoles,
  verificationMethods,
} from './organization';

const text = z.string().min(1);
const instant = z.number().int();
const by = z.object({ uid: text, name: z.string() });
const decision = z.object({ reason: z.string(), by, at: instant }).nullable().default(null);
const role = z.enum(organizationRoles);

export const organizationSchema: z.ZodType<Organization> = z.object({
  organisationId: text,
  name: text,
  kind: z.enum(sellerKinds),
  members: z
    .array(z.object({ uid: text, name: z.string(), email: text, role, since: instant }))
    .min(1)
    .max(MAX_MEMBERS),
  memberUids: z.array(text),
  invitations: z
    .array(z.object({ tokenHash: text, email: text, role, expiresAt: instant }))
    .max(MAX_INVITATIONS),
  invitedAt: z.array(instant).max(MAX_INVITATIONS_A_DAY).optional(),
  former: z
    .array(z.object({ uid: text, leftAt: instant, addressMark: text.optional() }))
    .max(MAX_FORMER)
    .default([]),
  verified: z
    .object({
      method: z.enum(verificationMethods),
      evidence: z.string(),
      by,
      at: instant,
    })
    .nullable()
    .default(null),
  refused: decision,
  suspended: decision,
  columns: z.record(z.string(), z.string()),
  tableWords: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  tableConstants: z.record(z.string(), z.string()).optional(),
  logo: z.object({ key: text, width: instant, height: instant }).nullable().optional(),
  approvals: approvalRulesSchema.optional(),
  requiresSso: z.boolean().optional(),
  createdAt: instant,
});
