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
      lede={copy.termsPage.termsApplyBetween}
      asOf={copy.termsPage.versionEffectSince({ version, effectiveAt: formatDay(effectiveAt) })}
      sections={[
        { id: 'role', title: copy.termsPage.who, body: <Role /> },
        { id: 'account', title: copy.termsPage.account, body: <Account /> },
        { id: 'bids', title: copy.termsPage.bids, body: <Bids /> },
        { id: 'auctions', title: copy.termsPage.auctions, body: <Auctions /> },
        { id: 'contract', title: copy.termsPage.contractSale, body: <Contract /> },
        { id: 'never-bidders', title: copy.termsPage.whoMayNot, body: <WhoMayNotBid /> },
        { id: 'sellers', title: copy.termsPage.sellersDuties, body: <SellersDuties /> },
        { id: 'listings', title: copy.termsPage.listings, body: <Listings /> },
        { id: 'money', title: copy.termsPage.feesMoney, body: <Money /> },
        { id: 'records', title: copy.termsPage.ledgerRecordsClock, body: <Records /> },
        { id: 'conduct', title: copy.termsPage.conduct, body: <Conduct /> },
        { id: 'liability', title: copy.termsPage.liability, body: <Liability /> },
        { id: 'changes', title: copy.termsPage.changes, body: <Changes /> },
        { id: 'law', title: copy.termsPage.governingLaw, body: <Law /> },
      ]}
    />
  );
}
