import 'server-only';
import { z } from 'zod';
import { roleSchema } from '@/lib/domain/accounts/user';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { organizationSchema } from '@/lib/domain/organizations/organization-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Organizations that sell through several people. Id: organisationId, which also owns their drafts. */
export const organizations = collection('organisations', organizationSchema, [['memberUids']]);

/** The verified organization with a name. Id: `nameKey` of the name, so only one organization can hold it. */
export const organizationNames = collection('organisationNames', z.object({ organisationId: z.string() }));

/**
 * What the tick still has to do after a suspension starts or ends: pause or resume auctions, and take homes
 * down. `cursor`: the last home processed. `left`: number of homes that could not be taken down. Id:
 * organisationId.
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

/** Auctions that a suspension paused and that resume when it ends. Id: auctionId. */
export const heldAuctions = collection(
  'heldAuctions',
  z.object({ organisationId: z.string(), at: instant }),
  [['organisationId']],
);
