import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const afterQuestions: readonly Question[] = [
  {
    id: 'won',
    question: copy.after.wonWhatNow,
    answer: (
      <p>
        {copy.after.getEmailSellers({
          link: (children) => <Link href={`${routes.howItWorks}#closing`}>{children}</Link>,
          link2: (children) => <Link href={routes.contact}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'bound',
    question: copy.after.whenExactlyAm,
    answer: (
      <p>
        {copy.after.soonBidMade({
          whatBinds,
          link: (children) => <Link href={`${routes.howItWorks}#binding`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'below-reserve',
    question: copy.after.highestBidderReserve,
    answer: <p>{copy.after.sellerHoursAccept}</p>,
  },
  {
    id: 'seller-refuses',
    question: copy.after.canSellerRefuse,
    answer: <p>{copy.after.notUnderTerms({ whatBinds })}</p>,
  },
  {
    id: 'not-paying',
    question: copy.after.whatBuyerDoesnt,
    answer: <p>{copy.after.winnerWhoDoesnt}</p>,
  },
  {
    id: 'check',
    question: copy.after.howCanCheck,
    answer: (
      <p>
        {copy.after.readLedgerListing({
          code: (children) => <code>{children}</code>,
          link: (children) => <Link href={`${routes.howItWorks}#ledger`}>{children}</Link>,
        })}
      </p>
    ),
  },
];
