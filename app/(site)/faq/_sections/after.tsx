import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';

export const afterQuestions: readonly Question[] = [
  {
    id: 'won',
    question: 'I won. What now?',
    answer: (
      <p>
        You get an e-mail. The contract of sale comes from the seller’s attorney to you or to yours; both
        sides sign, the deposit goes into escrow, and the closing follows.{' '}
        <Link href={`${routes.howItWorks}#closing`}>Step by step</Link>. If you have not heard from the
        seller’s side within two business days, <Link href={routes.contact}>write to us</Link>.
      </p>
    ),
  },
  {
    id: 'bound',
    question: 'When exactly am I bound?',
    answer: (
      <p>
        From your bid on, you have made an offer that you cannot withdraw. If you lead at the end and the
        reserve is met, the terms oblige you to sign the contract and the seller too. A contract for real
        property that a court can enforce needs a writing signed by the party to be held to it.{' '}
        <Link href={`${routes.howItWorks}#binding`}>Moment by moment</Link>.
      </p>
    ),
  },
  {
    id: 'below-reserve',
    question: 'I was the highest bidder, but the reserve was not met.',
    answer: (
      <p>
        The seller has 48 hours to accept, to decline, or to name you one price between your bid and the
        reserve, which you have 24 hours to answer. Without an answer the auction lapses and you are free.
      </p>
    ),
  },
  {
    id: 'seller-refuses',
    question: 'Can the seller refuse although the reserve was met?',
    answer: (
      <p>
        No. That is what the reserve is for. The auction is recorded as sold, and no step in it lets the
        seller decline.
      </p>
    ),
  },
  {
    id: 'not-paying',
    question: 'What if a buyer does not go through with it?',
    answer: (
      <p>
        Whoever wins and does not sign breaks the terms and can be excluded from this site. After the contract
        is signed the contract says what happens, as a rule the loss of the deposit. The seller may sell
        again.
      </p>
    ),
  },
  {
    id: 'check',
    question: 'How can I check that an auction was honest?',
    answer: (
      <p>
        Read its ledger: on the property’s page, or complete at <code>/api/auctions/:id/ledger</code>. From
        the entries every price, leader and end can be recomputed.{' '}
        <Link href={`${routes.howItWorks}#ledger`}>How it works</Link>.
      </p>
    ),
  },
];
