import 'server-only';
import { z } from 'zod';
import { LONGEST_VIEW_NAME, LONGEST_VIEW_QUERY, MAX_VIEWS } from '@/lib/domain/portfolio/saved-views';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** A member's saved views of an organization's portfolio. Id: `portfolioViewsId(organisationId, uid)`. */
export const portfolioViews = collection(
  'portfolioViews',
  z.object({
    organisationId: z.string(),
    uid: z.string(),
    views: z
      .array(
        z.object({
          id: z.string().max(100),
          name: z.string().max(LONGEST_VIEW_NAME),
          query: z.string().max(LONGEST_VIEW_QUERY),
          deletedAt: instant.nullable(),
        }),
      )
      // Listed ones, and deleted ones that can be restored.
      .max(2 * MAX_VIEWS + 1),
  }),
  [['uid'], ['organisationId']],
);

export const portfolioViewsId = (organisationId: string, uid: string): string => `${organisationId}:${uid}`;
