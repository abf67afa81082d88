import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/how-it-works';
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
  title: copy.howItWorksPage.howWorks,
  description: copy.howItWorksPage.howAuctionsWork,
  path: routes.howItWorks,
});

export default function Page() {
  return (
    <TextPage
      title={copy.howItWorksPage.howWorks}
      lede={copy.howItWorksPage.everyAuctionFollows}
      sections={[
        { id: 'in-short', title: copy.howItWorksPage.short, body: <InShort /> },
        { id: 'sale-modes', title: copy.howItWorksPage.fourWaysProperty, body: <WaysToSell /> },
        { id: 'registering', title: copy.howItWorksPage.beforeFirstBid, body: <Registering /> },
        { id: 'bidding', title: copy.howItWorksPage.bidMaximum, body: <Bidding /> },
        { id: 'soft-close', title: copy.howItWorksPage.lateBidsExtend, body: <Ending /> },
        { id: 'outcomes', title: copy.howItWorksPage.howAuctionCan, body: <Outcomes /> },
        { id: 'binding', title: copy.howItWorksPage.whoBoundWhen, body: <Binding /> },
        { id: 'ledger', title: copy.howItWorksPage.checkYourself, body: <Ledger /> },
        { id: 'no-house-bids', title: copy.howItWorksPage.whoMayNot, body: <NoHouseBids /> },
        { id: 'closing', title: copy.howItWorksPage.winningBidClosing, body: <Closing /> },
        { id: 'occupancy', title: copy.howItWorksPage.someoneLives, body: <Occupancy /> },
      ]}
    />
  );
}
