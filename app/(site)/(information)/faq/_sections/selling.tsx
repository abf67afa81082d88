import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { selling as copy } from '@/messages/faq/selling';

export const sellingQuestions: readonly Question[] = [
  {
    id: 'who-can-sell',
    question: copy.whoCanSell,
    answer: (
      <p>
        {copy.banksServicersEstates({
          link: (children) => <Link href={routes.sell}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'in-foreclosure',
    question: copy.homeForeclosureCan,
    answer: <p>{copy.pleaseTalkHousing}</p>,
  },
  {
    id: 'cost-to-sell',
    question: copy.whatDoesCost,
    answer: (
      <p>
        {copy.currentlyPayNothing({
          link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'change-mind',
    question: copy.canSellerChange,
    answer: <p>{copy.termsAuctionFrozen}</p>,
  },
];
