import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { deskPage as copy } from '@/messages/desk/desk-page';

/** The way back, above the title of a page of the desk. */
export const BackToDesk = () => (
  <p className="text-sm text-text-muted">
    <Link href={accountRoutes.desk} className="text-link">
      {copy.desk}
    </Link>
  </p>
);
