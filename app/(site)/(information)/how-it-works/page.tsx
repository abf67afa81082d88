import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { routes } from '@/lib/routes';
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
  title: 'How it works',
  description:
    'How an auction runs here: sale modes, bidding by maximum, increments, the five-minute extension, the reserve, when buyer and seller are bound, and the public ledger.',
  path: routes.howItWorks,
});

export default function Page() {
  return (
    <TextPage
      title="How it works"
      lede="Every auction here runs by one set of rules. This page says what they are, what a bid binds you to, and what anyone can check afterwards."
      sections={[
        { id: 'in-short', title: 'In short', body: <InShort /> },
        { id: 'sale-modes', title: 'Four ways a property is sold', body: <WaysToSell /> },
        { id: 'registering', title: 'Before your first bid', body: <Registering /> },
        { id: 'bidding', title: 'You bid your maximum', body: <Bidding /> },
        { id: 'soft-close', title: 'A late bid adds five minutes', body: <Ending /> },
        { id: 'outcomes', title: 'What the end can be', body: <Outcomes /> },
        { id: 'binding', title: 'Who is bound, and when', body: <Binding /> },
        { id: 'ledger', title: 'Check it yourself', body: <Ledger /> },
        { id: 'no-house-bids', title: 'Who may not bid', body: <NoHouseBids /> },
        { id: 'closing', title: 'From the last bid to the keys', body: <Closing /> },
        { id: 'occupancy', title: 'When somebody lives there', body: <Occupancy /> },
      ]}
    />
  );
}
