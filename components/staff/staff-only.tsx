import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';

/** Replaces a staff page for everyone else; `proxy.ts` sets the 403. */
export const StaffOnly = () => (
  <>
    <h1 className="text-title font-semibold">For our staff</h1>
    <p className="mt-3 max-w-prose text-text-muted">
      Your account has no part in the review of listings. Your own are under My listings.
    </p>
    <LinkButton href={accountRoutes.myListings} className="mt-6">
      My listings
    </LinkButton>
  </>
);
