import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const biddingQuestions: readonly Question[] = [
  {
    id: 'cost-to-bid',
    question: copy.bidding.whatDoesCost,
    answer: (
      <p>
        {copy.bidding.nothingThereNo({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}
      </p>
    ),
  },
  {
    id: 'maximum',
    question: copy.bidding.whyDoI,
    answer: (
      <p>
        {copy.bidding.onlyIfSomebody({
          link: (children) => <Link href={`${routes.howItWorks}#bidding`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'who-sees-maximum',
    question: copy.bidding.whoCanSee,
    answer: <p>{copy.bidding.ourServerWhich}</p>,
  },
  {
    id: 'withdraw',
    question: copy.bidding.canITake,
    answer: <p>{copy.bidding.noNorCan}</p>,
  },
  {
    id: 'outbid-at-once',
    question: copy.bidding.whyWasI,
    answer: <p>{copy.bidding.anotherBiddersMaximum}</p>,
  },
  {
    id: 'reserve',
    question: copy.bidding.howDoI,
    answer: <p>{copy.bidding.panelSaysSo}</p>,
  },
  {
    id: 'last-second',
    question: copy.bidding.canSomebodyWin,
    answer: <p>{copy.bidding.notByBeing}</p>,
  },
  {
    id: 'connection',
    question: copy.bidding.myConnectionBroke,
    answer: <p>{copy.bidding.pageAsksOur}</p>,
  },
  {
    id: 'house-bids',
    question: copy.bidding.canSomebodyBid,
    answer: (
      <p>
        {copy.bidding.termsForbidWe({
          link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
        })}
      </p>
    ),
  },
];
