import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const sellingQuestions: readonly Question[] = [
  {
    id: 'who-can-sell',
    question: copy.selling.whoCanSell,
    answer: (
      <p>
        {copy.selling.banksServicersEstates({
          link: (children) => <Link href={routes.sell}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'in-foreclosure',
    question: copy.selling.homeForeclosureCan,
    answer: <p>{copy.selling.pleaseTalkHousing}</p>,
  },
  {
    id: 'cost-to-sell',
    question: copy.selling.whatDoesCost,
    answer: (
      <p>
        {copy.selling.currentlyPayNothing({
          link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'change-mind',
    question: copy.selling.canSellerChange,
    answer: <p>{copy.selling.termsAuctionFrozen}</p>,
  },
];
