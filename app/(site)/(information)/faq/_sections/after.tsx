import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
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
        From your bid on, you have made an offer that you cannot withdraw. {whatBinds}{' '}
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
        Not under the terms. {whatBinds} The auction is recorded as sold, and the site gives the seller no way
        to decline. We cannot sign for the seller: if one does not sign, that is a default.
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
    question: 'How can I check an auction?',
    answer: (
      <p>
        Read its ledger: on the property’s page, or complete at <code>/api/auctions/:id/ledger</code>. You can
        recompute prices, leaders and ends as far as the amounts are opened. Who is behind an alias and when a
        bid arrived are our own records. <Link href={`${routes.howItWorks}#ledger`}>How it works</Link>.
      </p>
    ),
  },
];
