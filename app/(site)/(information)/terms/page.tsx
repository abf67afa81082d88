import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Auctions, Bids, Contract, Records, WhoMayNotBid } from './_sections/auctions';
import { Changes, Conduct, Law, Liability } from './_sections/general';
import { Account, Role } from './_sections/parties';
import { Listings, Money, SellersDuties } from './_sections/selling';

export const metadata = pageMetadata({
  title: 'Terms of use and sale',
  description: `The terms under which properties are offered, bid on and sold at ${site.name}, version ${termsInForce.version}.`,
  path: routes.terms,
});

export default function Page() {
  const { version, effectiveAt } = termsInForce;
  return (
    <TextPage
      title="Terms of use and sale"
      lede="These terms hold between you and us, and in an auction between its seller and its bidders. Whoever registers to bid accepts them by version; the version is kept with every bid."
      asOf={`Version ${version}, in force since ${formatDay(effectiveAt)}.`}
      sections={[
        { id: 'role', title: '1. Who we are', body: <Role /> },
        { id: 'account', title: '2. Your account', body: <Account /> },
        { id: 'bids', title: '3. Bids', body: <Bids /> },
        { id: 'auctions', title: '4. Auctions', body: <Auctions /> },
        { id: 'contract', title: '5. The contract of sale', body: <Contract /> },
        { id: 'never-bidders', title: '6. Who may not bid', body: <WhoMayNotBid /> },
        { id: 'sellers', title: '7. Duties of sellers', body: <SellersDuties /> },
        { id: 'listings', title: '8. What listings say', body: <Listings /> },
        { id: 'money', title: '9. Fees and money', body: <Money /> },
        { id: 'records', title: '10. Ledger, records and clock', body: <Records /> },
        { id: 'conduct', title: '11. Conduct', body: <Conduct /> },
        { id: 'liability', title: '12. What we answer for', body: <Liability /> },
        { id: 'changes', title: '13. Changes', body: <Changes /> },
        { id: 'law', title: '14. Law', body: <Law /> },
      ]}
    />
  );
}
