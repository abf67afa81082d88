import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const sellingQuestions: readonly Question[] = [
  {
    id: 'who-can-sell',
    question: 'Who can sell?',
    answer: (
      <p>
        Banks, servicers, estates, public bodies and private owners. You need the right to sell and must show
        it. <Link href={routes.sell}>List the property</Link>; a reviewer reads it before it is published.
      </p>
    ),
  },
  {
    id: 'in-foreclosure',
    question: 'My home is in foreclosure. Can I sell it here?',
    answer: (
      <p>
        Please talk to a housing counselor or an attorney first: help is free in New York, and there may be a
        way to keep the home. An owner who lives in the home and is behind with the loan is protected by
        special rules against investors (Real Property Law § 265-a). For that reason we do not put such a home
        up for auction.
      </p>
    ),
  },
  {
    id: 'cost-to-sell',
    question: 'What does selling cost?',
    answer: (
      <p>
        Nothing to us at present. Your attorney, the transfer taxes and what the title needs are yours.{' '}
        <Link href={`${pageRoutes.fees}#new-york`}>What New York charges</Link>.
      </p>
    ),
  },
  {
    id: 'change-mind',
    question: 'Can a seller change a listing, or stop an auction?',
    answer: (
      <p>
        The terms of an auction are frozen when it is scheduled. The reserve may be lowered once, at least 24
        hours before the end. An auction can be canceled only for a reason on the public list, which a better
        offer elsewhere is not.
      </p>
    ),
  },
];
