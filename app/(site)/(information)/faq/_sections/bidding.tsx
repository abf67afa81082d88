import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { bidding as copy } from '@/messages/faq/bidding';

export const biddingQuestions: readonly Question[] = [
  {
    id: 'cost-to-bid',
    question: copy.whatDoesCost,
    answer: (
      <p>{copy.nothingTheresNo({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}</p>
    ),
  },
  {
    id: 'maximum',
    question: copy.whyDoBid,
    answer: (
      <p>
        {copy.onlySomeoneElse({
          link: (children) => <Link href={`${routes.howItWorks}#bidding`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'who-sees-maximum',
    question: copy.whoCanSee,
    answer: <p>{copy.serverWhichNeeds}</p>,
  },
  {
    id: 'withdraw',
    question: copy.canWithdrawBid,
    answer: <p>{copy.noCantLower}</p>,
  },
  {
    id: 'outbid-at-once',
    question: copy.whyOutbidRight,
    answer: <p>{copy.anotherBiddersMaximum}</p>,
  },
  {
    id: 'reserve',
    question: copy.howDoKnow,
    answer: <p>{copy.bidPanelAlways}</p>,
  },
  {
    id: 'last-second',
    question: copy.canSomeoneWin,
    answer: <p>{copy.notBeingFast}</p>,
  },
  {
    id: 'connection',
    question: copy.lostConnectionWhile,
    answer: <p>{copy.pageAsksServer}</p>,
  },
  {
    id: 'house-bids',
    question: copy.canSomeoneBid,
    answer: (
      <p>
        {copy.termsForbidRefuse({
          link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
        })}
      </p>
    ),
  },
];
