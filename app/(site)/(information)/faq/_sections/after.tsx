import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';
import { whatBinds } from '@/messages/closings/what-binds';
import { after as copy } from '@/messages/faq/after';

export const afterQuestions: readonly Question[] = [
  {
    id: 'won',
    question: copy.wonWhatNow,
    answer: (
      <p>
        {copy.getEmailSellers({
          link: (children) => <Link href={`${routes.howItWorks}#closing`}>{children}</Link>,
          link2: (children) => <Link href={routes.contact}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'bound',
    question: copy.whenExactlyAm,
    answer: (
      <p>
        {copy.soonBidMade({
          whatBinds,
          link: (children) => <Link href={`${routes.howItWorks}#binding`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'below-reserve',
    question: copy.highestBidderReserve,
    answer: <p>{copy.sellerHoursAccept}</p>,
  },
  {
    id: 'seller-refuses',
    question: copy.canSellerRefuse,
    answer: <p>{copy.notUnderTerms({ whatBinds })}</p>,
  },
  {
    id: 'not-paying',
    question: copy.whatBuyerDoesnt,
    answer: <p>{copy.winnerWhoDoesnt}</p>,
  },
  {
    id: 'check',
    question: copy.howCanCheck,
    answer: (
      <p>
        {copy.readLedgerListing({
          code: (children) => <code>{children}</code>,
          link: (children) => <Link href={`${routes.howItWorks}#ledger`}>{children}</Link>,
        })}
      </p>
    ),
  },
];
