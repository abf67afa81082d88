import 'server-only';
import { z } from 'zod';
import { roleSchema } from '@/lib/domain/accounts/user';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { organizationSchema } from '@/lib/domain/organizations/organization-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Those that sell through several people. Id: organisationId, which is also the owner of their drafts. */
export const organizations = collection('organisations', organizationSchema, [['memberUids']]);

/** Which verified organization has a name. Id: `nameKey` of the name, so that only one can have it. */
export const organizationNames = collection('organisationNames', z.object({ organisationId: z.string() }));

/**
 * What the tick still has to do after a suspension or its end: pause or resume auctions, and take homes down. Id:
 * organisationId. `cursor`: how far the homes are; `left`: homes that could not be taken down.
 */
export const organizationOrders = collection(
  'organisationOrders',
  z.object({
    organisationId: z.string(),
    order: z.enum(['hide', 'restore']),
    takedown: z
      .object({
        reason: z.enum(takedownReasons),
        note: z.string(),
        by: z.object({ uid: z.string(), name: z.string(), role: roleSchema }),
      })
      .nullable(),
    at: instant,
    cursor: z.string().nullable(),
    left: z.number().int(),
  }),
);

export type OrganizationOrder = z.output<typeof organizationOrders.schema>;

/** Auctions that a suspension paused, and that its end resumes. Id: auctionId. */
export const heldAuctions = collection(
  'heldAuctions',
  z.object({ organisationId: z.string(), at: instant }),
  [['organisationId']],
);
