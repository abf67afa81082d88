import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { feesPage as copy } from '@/messages/fees/fees-page';
import { NewYorkCosts, SellersTaxes, WorkedSums } from './_sections/new-york-costs';
import { Deposits, OurFees } from './_sections/our-fees';

export const metadata = pageMetadata({
  title: copy.fees,
  description: copy.whatCostsBid,
  path: pageRoutes.fees,
});

export default function Page() {
  return (
    <TextPage
      title={copy.fees}
      lede={copy.browsingRegisteringBidding}
      asOf={copy.taxesRatesGeneral({ closingCostsAsOf: formatDay(closingCostsAsOf) })}
      sections={[
        { id: 'our-fees', title: copy.whatCharge, body: <OurFees /> },
        { id: 'deposits', title: copy.deposits, body: <Deposits /> },
        { id: 'new-york', title: copy.whatNewYork, body: <NewYorkCosts /> },
        { id: 'sellers-taxes', title: copy.whenPaySellers, body: <SellersTaxes /> },
        { id: 'sums', title: copy.threeExamples, body: <WorkedSums /> },
      ]}
    />
  );
}
