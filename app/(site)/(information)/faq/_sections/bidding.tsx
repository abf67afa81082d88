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
        {copy.bidding.nothingTheresNo({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}
      </p>
    ),
  },
  {
    id: 'maximum',
    question: copy.bidding.whyDoBid,
    answer: (
      <p>
        {copy.bidding.onlySomeoneElse({
          link: (children) => <Link href={`${routes.howItWorks}#bidding`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'who-sees-maximum',
    question: copy.bidding.whoCanSee,
    answer: <p>{copy.bidding.serverWhichNeeds}</p>,
  },
  {
    id: 'withdraw',
    question: copy.bidding.canWithdrawBid,
    answer: <p>{copy.bidding.noCantLower}</p>,
  },
  {
    id: 'outbid-at-once',
    question: copy.bidding.whyOutbidRight,
    answer: <p>{copy.bidding.anotherBiddersMaximum}</p>,
  },
  {
    id: 'reserve',
    question: copy.bidding.howDoKnow,
    answer: <p>{copy.bidding.bidPanelAlways}</p>,
  },
  {
    id: 'last-second',
    question: copy.bidding.canSomeoneWin,
    answer: <p>{copy.bidding.notBeingFast}</p>,
  },
  {
    id: 'connection',
    question: copy.bidding.lostConnectionWhile,
    answer: <p>{copy.bidding.pageAsksServer}</p>,
  },
  {
    id: 'house-bids',
    question: copy.bidding.canSomeoneBid,
    answer: (
      <p>
        {copy.bidding.termsForbidRefuse({
          link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
        })}
      </p>
    ),
  },
];
