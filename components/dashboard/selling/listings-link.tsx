import Link from 'next/link';
import type { Draft } from '@/lib/domain/selling/draft';
import { isOrganisationId } from '@/lib/domain/selling/organisation';
import { routes } from '@/lib/routes';

/** Back to everything that this seller lists. */
export const ListingsLink = ({ owner }: Pick<Draft, 'owner'>) => (
  <Link href={routes.listingsOf(owner.uid)} className="text-link">
    {isOrganisationId(owner.uid) ? owner.name : 'My listings'}
  </Link>
);
