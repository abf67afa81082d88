import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { NewYorkCosts, SellersTaxes, WorkedSums } from './_sections/new-york-costs';
import { Deposits, OurFees } from './_sections/our-fees';

export const metadata = pageMetadata({
  title: 'Fees',
  description:
    'What it costs to bid and to sell here: nothing, and no buyer’s premium. And what New York charges at a closing: transfer taxes, mansion tax, mortgage recording tax, title.',
  path: pageRoutes.fees,
});

export default function Page() {
  return (
    <TextPage
      title="Fees"
      lede="Looking, registering, bidding and listing cost nothing here, and there is no buyer’s premium. New York’s taxes and the people who close a sale do cost something; this page says what."
      asOf={`Taxes and rates as of ${formatDay(closingCostsAsOf)}. Orientation, not legal or tax advice: your attorney and title company compute the real sums.`}
      sections={[
        { id: 'our-fees', title: 'What we charge', body: <OurFees /> },
        { id: 'deposits', title: 'Deposits', body: <Deposits /> },
        { id: 'new-york', title: 'What New York charges', body: <NewYorkCosts /> },
        { id: 'sellers-taxes', title: 'When you pay the seller’s taxes', body: <SellersTaxes /> },
        { id: 'sums', title: 'Three sums', body: <WorkedSums /> },
      ]}
    />
  );
}
