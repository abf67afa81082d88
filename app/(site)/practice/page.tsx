import { PracticeStart } from '@/components/auctions/practice/practice-start';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { Notice } from '@/components/ui/notice';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/auctions';

export const metadata = pageMetadata({
  title: copy.practicePage.practiceAuction,
  description: copy.practicePage.tryAuctionPlay,
  path: pageRoutes.practice,
});

export default function Page() {
  return (
    <TextPage
      title={copy.practicePage.practiceAuction}
      lede={copy.practicePage.bidPlayMoney}
      sections={[
        {
          id: 'practice',
          title: copy.practicePage.playMoneyMade,
          body: (
            <>
              <Notice tone="warning" title={copy.practicePage.practiceNothingReal}>
                <p>{copy.practicePage.runsOnlyBrowser}</p>
              </Notice>
              <PracticeStart />
              <noscript>
                <p>{copy.practicePage.practiceAuctionNeeds}</p>
              </noscript>
            </>
          ),
        },
        { id: 'what-to-try', title: copy.practicePage.thingsTry, body: <WhatToTry /> },
      ]}
    />
  );
}

const WhatToTry = () => (
  <ul>
    <li>{copy.practicePage.bidHighMaximum}</li>
    <li>{copy.practicePage.bidSameMaximum}</li>
    <li>{copy.practicePage.stayBelowReserve}</li>
    <li>{copy.practicePage.waitLastFew}</li>
  </ul>
);
