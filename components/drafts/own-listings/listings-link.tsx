import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { listingsLink as copy } from '@/messages/drafts/listings-link';

/** Link back to all listings of this seller. */
export const ListingsLink = ({ owner }: Pick<Draft, 'owner'>) => (
  <Link href={accountRoutes.listingsOf(owner.uid)} className="text-link">
    {isOrganizationId(owner.uid) ? owner.name : copy.listings}
  </Link>
);
