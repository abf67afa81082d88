import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { staffOnly as copy } from '@/messages/staff/staff-only';

/** Replaces a staff page for everyone else; `proxy.ts` sets the 403. */
export const StaffOnly = () => (
  <>
    <h1 className="text-title font-semibold">{copy.staffOnly}</h1>
    <p className="mt-3 max-w-prose text-text-muted">{copy.accountCantReview}</p>
    <LinkButton href={accountRoutes.myListings} className="mt-6">
      {copy.listings}
    </LinkButton>
  </>
);
