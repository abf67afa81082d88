import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { termsPage as copy } from '@/messages/terms/terms-page';
import { Auctions, Bids, Contract, Records, WhoMayNotBid } from './_sections/auctions';
import { Changes, Conduct, Law, Liability } from './_sections/general';
import { Account, Role } from './_sections/parties';
import { Listings, Money, SellersDuties } from './_sections/selling';

export const metadata = pageMetadata({
  title: copy.termsUseSale,
  description: copy.termsUnderWhich({ site: site.name, version: termsInForce.version }),
  path: routes.terms,
});

export default function Page() {
  const { version, effectiveAt } = termsInForce;
  return (
    <TextPage
      title={copy.termsUseSale}
      lede={copy.termsApplyBetween}
      asOf={copy.versionEffectSince({ version, effectiveAt: formatDay(effectiveAt) })}
      sections={[
        { id: 'role', title: copy.who, body: <Role /> },
        { id: 'account', title: copy.account, body: <Account /> },
        { id: 'bids', title: copy.bids, body: <Bids /> },
        { id: 'auctions', title: copy.auctions, body: <Auctions /> },
        { id: 'contract', title: copy.contractSale, body: <Contract /> },
        { id: 'never-bidders', title: copy.whoMayNot, body: <WhoMayNotBid /> },
        { id: 'sellers', title: copy.sellersDuties, body: <SellersDuties /> },
        { id: 'listings', title: copy.listings, body: <Listings /> },
        { id: 'money', title: copy.feesMoney, body: <Money /> },
        { id: 'records', title: copy.ledgerRecordsClock, body: <Records /> },
        { id: 'conduct', title: copy.conduct, body: <Conduct /> },
        { id: 'liability', title: copy.liability, body: <Liability /> },
        { id: 'changes', title: copy.changes, body: <Changes /> },
        { id: 'law', title: copy.governingLaw, body: <Law /> },
      ]}
    />
  );
}
