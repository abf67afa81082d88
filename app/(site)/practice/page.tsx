import { PracticeStart } from '@/components/auctions/practice/practice-start';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { Notice } from '@/components/ui/notice';
import { pageRoutes } from '@/lib/page-routes';

export const metadata = pageMetadata({
  title: 'Practice auction',
  description:
    'Try an auction with play money, by the same rules as the real ones: bidding by maximum, increments, the reserve, and the end that moves. No account, nothing is sent.',
  path: pageRoutes.practice,
});

export default function Page() {
  return (
    <TextPage
      title="Practice auction"
      lede="Bid with play money against three made-up bidders, by the same rules as in a real auction. It takes about a minute."
      sections={[
        {
          id: 'practice',
          title: 'Play money, made-up home',
          body: (
            <>
              <Notice tone="warning" title="This is practice. Nothing here is a bid.">
                <p>It runs in your browser alone: nobody sees it, nothing is sent, and nobody is bound.</p>
              </Notice>
              <PracticeStart />
              <noscript>
                <p>
                  The practice auction needs JavaScript. Everything else on this site can be read without it.
                </p>
              </noscript>
            </>
          ),
        },
        { id: 'what-to-try', title: 'What to try', body: <WhatToTry /> },
      ]}
    />
  );
}

const WhatToTry = () => (
  <ul>
    <li>Bid a high maximum at once: the price goes no higher than the reserve and the others demand.</li>
    <li>Bid the same maximum as somebody else: the earlier bid stays in front.</li>
    <li>Stay under the reserve of $230,000, and see that nothing is sold.</li>
    <li>Wait for the last minutes and bid then: the end moves, and you are answered.</li>
  </ul>
);
