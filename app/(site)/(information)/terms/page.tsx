import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import * as copy from '@/messages/terms';
import { Auctions, Bids, Contract, Records, WhoMayNotBid } from './_sections/auctions';
import { Changes, Conduct, Law, Liability } from './_sections/general';
import { Account, Role } from './_sections/parties';
import { Listings, Money, SellersDuties } from './_sections/selling';

export const metadata = pageMetadata({
  title: copy.termsPage.termsUseSale,
  description: copy.termsPage.termsUnderWhich({ site: site.name, version: termsInForce.version }),
  path: routes.terms,
});

export default function Page() {
  const { version, effectiveAt } = termsInForce;
  return (
    <TextPage
      title={copy.termsPage.termsUseSale}
      lede={copy.termsPage.theseTermsHold}
      asOf={copy.termsPage.versionForceSince({ version, effectiveAt: formatDay(effectiveAt) })}
      sections={[
        { id: 'role', title: copy.termsPage.n1WhoWe, body: <Role /> },
        { id: 'account', title: copy.termsPage.n2Account, body: <Account /> },
        { id: 'bids', title: copy.termsPage.n3Bids, body: <Bids /> },
        { id: 'auctions', title: copy.termsPage.n4Auctions, body: <Auctions /> },
        { id: 'contract', title: copy.termsPage.n5ContractSale, body: <Contract /> },
        { id: 'never-bidders', title: copy.termsPage.n6WhoMay, body: <WhoMayNotBid /> },
        { id: 'sellers', title: copy.termsPage.n7DutiesSellers, body: <SellersDuties /> },
        { id: 'listings', title: copy.termsPage.n8WhatListings, body: <Listings /> },
        { id: 'money', title: copy.termsPage.n9FeesMoney, body: <Money /> },
        { id: 'records', title: copy.termsPage.n10LedgerRecords, body: <Records /> },
        { id: 'conduct', title: copy.termsPage.n11Conduct, body: <Conduct /> },
        { id: 'liability', title: copy.termsPage.n12WhatWe, body: <Liability /> },
        { id: 'changes', title: copy.termsPage.n13Changes, body: <Changes /> },
        { id: 'law', title: copy.termsPage.n14Law, body: <Law /> },
      ]}
    />
  );
}
