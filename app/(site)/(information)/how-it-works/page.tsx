import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { routes } from '@/lib/routes';
import { howItWorksPage as copy } from '@/messages/how-it-works/how-it-works-page';
import { Bidding } from './_sections/bidding';
import { Binding } from './_sections/binding';
import { Closing } from './_sections/closing';
import { Ending, Outcomes } from './_sections/ending';
import { InShort } from './_sections/in-short';
import { Ledger, NoHouseBids } from './_sections/ledger';
import { Occupancy } from './_sections/occupancy';
import { Registering } from './_sections/registering';
import { WaysToSell } from './_sections/ways-to-sell';

export const metadata = pageMetadata({
  title: copy.howWorks,
  description: copy.howAuctionsWork,
  path: routes.howItWorks,
});

export default function Page() {
  return (
    <TextPage
      title={copy.howWorks}
      lede={copy.everyAuctionFollows}
      sections={[
        { id: 'in-short', title: copy.short, body: <InShort /> },
        { id: 'sale-modes', title: copy.fourWaysProperty, body: <WaysToSell /> },
        { id: 'registering', title: copy.beforeFirstBid, body: <Registering /> },
        { id: 'bidding', title: copy.bidMaximum, body: <Bidding /> },
        { id: 'soft-close', title: copy.lateBidsExtend, body: <Ending /> },
        { id: 'outcomes', title: copy.howAuctionCan, body: <Outcomes /> },
        { id: 'binding', title: copy.whoBoundWhen, body: <Binding /> },
        { id: 'ledger', title: copy.checkYourself, body: <Ledger /> },
        { id: 'no-house-bids', title: copy.whoMayNot, body: <NoHouseBids /> },
        { id: 'closing', title: copy.winningBidClosing, body: <Closing /> },
        { id: 'occupancy', title: copy.someoneLives, body: <Occupancy /> },
      ]}
    />
  );
}
