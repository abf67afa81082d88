import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/selling/draft';
import { isOrganisationId } from '@/lib/domain/selling/organisation';

/** Back to everything that this seller lists. */
export const ListingsLink = ({ owner }: Pick<Draft, 'owner'>) => (
  <Link href={accountRoutes.listingsOf(owner.uid)} className="text-link">
    {isOrganisationId(owner.uid) ? owner.name : 'My listings'}
  </Link>
);
