import { PracticeStart } from '@/components/auctions/practice/practice-start';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { Notice } from '@/components/ui/notice';
import { pageRoutes } from '@/lib/page-routes';
import { practicePage as copy } from '@/messages/auctions/practice-page';

export const metadata = pageMetadata({
  title: copy.practiceAuction,
  description: copy.tryAuctionPlay,
  path: pageRoutes.practice,
});

export default function Page() {
  return (
    <TextPage
      title={copy.practiceAuction}
      lede={copy.bidPlayMoney}
      sections={[
        {
          id: 'practice',
          title: copy.playMoneyMade,
          body: (
            <>
              <Notice tone="warning" title={copy.practiceNothingReal}>
                <p>{copy.runsOnlyBrowser}</p>
              </Notice>
              <PracticeStart />
              <noscript>
                <p>{copy.practiceAuctionNeeds}</p>
              </noscript>
            </>
          ),
        },
        { id: 'what-to-try', title: copy.thingsTry, body: <WhatToTry /> },
      ]}
    />
  );
}

const WhatToTry = () => (
  <ul>
    <li>{copy.bidHighMaximum}</li>
    <li>{copy.bidSameMaximum}</li>
    <li>{copy.stayBelowReserve}</li>
    <li>{copy.waitLastFew}</li>
  </ul>
);
