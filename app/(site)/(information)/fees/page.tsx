import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/fees';
import { NewYorkCosts, SellersTaxes, WorkedSums } from './_sections/new-york-costs';
import { Deposits, OurFees } from './_sections/our-fees';

export const metadata = pageMetadata({
  title: copy.feesPage.fees,
  description: copy.feesPage.whatCostsBid,
  path: pageRoutes.fees,
});

export default function Page() {
  return (
    <TextPage
      title={copy.feesPage.fees}
      lede={copy.feesPage.browsingRegisteringBidding}
      asOf={copy.feesPage.taxesRatesGeneral({ closingCostsAsOf: formatDay(closingCostsAsOf) })}
      sections={[
        { id: 'our-fees', title: copy.feesPage.whatCharge, body: <OurFees /> },
        { id: 'deposits', title: copy.feesPage.deposits, body: <Deposits /> },
        { id: 'new-york', title: copy.feesPage.whatNewYork, body: <NewYorkCosts /> },
        { id: 'sellers-taxes', title: copy.feesPage.whenPaySellers, body: <SellersTaxes /> },
        { id: 'sums', title: copy.feesPage.threeExamples, body: <WorkedSums /> },
      ]}
    />
  );
}
