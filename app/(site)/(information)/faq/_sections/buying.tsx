import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';

export const buyingQuestions: readonly Question[] = [
  {
    id: 'who-can-buy',
    question: 'Who can buy?',
    answer: (
      <p>
        Anybody who can make a contract: for yourself, with others, or for a company you may sign for. You
        need no broker and no license. To bid or to make an offer you register once; a question about a
        fixed-price property needs no account.
      </p>
    ),
  },
  {
    id: 'bank-owned',
    question: 'What does bank-owned mean?',
    answer: (
      <p>
        The lender took the property in a foreclosure, or got it by a deed in lieu of one, and now sells it;
        the banks say REO, real estate owned. You buy from the bank, not from the family that lost the home,
        and not at the courthouse. Not every property here is bank-owned: owners, estates and public bodies
        sell too, and each page names the kind of seller.
      </p>
    ),
  },
  {
    id: 'inspect',
    question: 'Can I see the property?',
    answer: (
      <p>
        Each page says how: by appointment, at an open inspection, from outside only, or by walking the land.
        If only the outside can be seen, nobody promises you anything about the inside. Price that in.
      </p>
    ),
  },
  {
    id: 'occupied',
    question: 'What if somebody lives there?',
    answer: (
      <>
        <p>
          Then you may buy the property with them in it. Tenants often have the right to stay for 90 days or
          to the end of their lease, regulated tenants for good, and former owners leave only by a court’s
          order. You may not change locks or shut off heat. It can take months, and it costs rent and
          attorneys.
        </p>
        <p>
          The page says who lives there as far as anybody knows, with source and date.{' '}
          <Link href={`${routes.howItWorks}#occupancy`}>What the law says, in plain words</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'liens',
    question: 'Do I take over debts and liens?',
    answer: (
      <p>
        It depends on the property. For each known lien its page says whether it is paid at the closing,
        passes to you, or is unresolved. A lien that nobody knew of can still be there. A title search before
        you bid and title insurance at the closing are how buyers protect themselves.
      </p>
    ),
  },
  {
    id: 'mortgage',
    question: 'Can I buy with a mortgage?',
    answer: (
      <p>
        Each page lists the kinds of financing the seller takes. Auction contracts rarely let you out if the
        loan fails, and many lenders do not lend on a property in bad condition. Have a lender’s word, and
        cash for the deposit, before you bid.
      </p>
    ),
  },
  {
    id: 'attorney',
    question: 'Do I need an attorney?',
    answer: (
      <p>
        No law says so, but in New York attorneys conduct practically every sale, and a contract from a bank
        is written for the bank. Ask one before you bid. Afterwards you are bound.
      </p>
    ),
  },
];
