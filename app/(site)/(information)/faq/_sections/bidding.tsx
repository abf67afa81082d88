import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const biddingQuestions: readonly Question[] = [
  {
    id: 'cost-to-bid',
    question: 'What does it cost to bid?',
    answer: (
      <p>
        Nothing. There is no deposit, no card, no buyer’s premium and no technology fee.{' '}
        <Link href={pageRoutes.fees}>Fees, and what New York charges</Link>.
      </p>
    ),
  },
  {
    id: 'maximum',
    question: 'Why do I bid a maximum? Will I pay all of it?',
    answer: (
      <p>
        Only if somebody else would pay nearly as much. The price is the second-highest maximum plus one
        increment, at most yours. If the reserve lies between, the price rises to the reserve.{' '}
        <Link href={`${routes.howItWorks}#bidding`}>With an example</Link>.
      </p>
    ),
  },
  {
    id: 'who-sees-maximum',
    question: 'Who can see my maximum?',
    answer: (
      <p>
        You and our server, which needs it to compute the price. We do not show it to the seller or to other
        bidders while you lead; the ledger holds only its commitment. Once it is beaten, or equals the price,
        it becomes public under your alias. If you win, it stays sealed.
      </p>
    ),
  },
  {
    id: 'withdraw',
    question: 'Can I take a bid back?',
    answer: (
      <p>
        No. Nor can a maximum be lowered. Before a bid is sent you confirm it, and an amount of more than one
        and a quarter times the least possible bid a second time.
      </p>
    ),
  },
  {
    id: 'outbid-at-once',
    question: 'Why was I outbid at once?',
    answer: (
      <p>
        Another bidder’s maximum was higher than yours, or equal to yours and earlier. The system raised the
        price for that bidder right away, up to that maximum.
      </p>
    ),
  },
  {
    id: 'reserve',
    question: 'How do I know whether the reserve is met?',
    answer: (
      <p>
        The panel says so at every moment. A published reserve shows its amount from the start, a sealed one
        when it is met. Once it is met it stays met.
      </p>
    ),
  },
  {
    id: 'last-second',
    question: 'Can somebody win by bidding in the last second?',
    answer: (
      <p>
        Not by being quick. A bid in the last five minutes moves the end to five minutes after it, as often as
        it takes, and everybody who has the page open sees it.
      </p>
    ),
  },
  {
    id: 'connection',
    question: 'My connection broke while I was bidding. Did it count?',
    answer: (
      <p>
        The page asks our server whether it has your bid. It does not send the bid again by itself, with one
        exception: if our server answers that it is busy, the page repeats the same bid for up to five
        seconds, and it counts at most once. If the bid did not arrive, the page asks you whether to place it
        at the current price. If the page cannot reach us, check your place in the auction once you are back
        online. Your receipt is our server’s answer to your bid. With its salt you can show which entry of the
        ledger is yours.
      </p>
    ),
  },
  {
    id: 'house-bids',
    question: 'Can somebody bid for the seller?',
    answer: (
      <p>
        The terms forbid it, and we refuse known conflicts of interest: the seller’s accounts, our staff
        accounts, and accounts with a known tie to the seller. We cannot prove who is behind an account.{' '}
        <Link href={pageRoutes.noHouseBids}>What is checked</Link>.
      </p>
    ),
  },
];
