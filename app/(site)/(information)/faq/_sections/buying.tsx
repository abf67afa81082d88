import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';
import { buying as copy } from '@/messages/faq/buying';

export const buyingQuestions: readonly Question[] = [
  {
    id: 'who-can-buy',
    question: copy.whoCanBuy,
    answer: <p>{copy.anyoneWhoCan}</p>,
  },
  {
    id: 'bank-owned',
    question: copy.whatDoesBank,
    answer: <p>{copy.lenderTookProperty}</p>,
  },
  {
    id: 'inspect',
    question: copy.canSeeProperty,
    answer: <p>{copy.eachListingSays}</p>,
  },
  {
    id: 'occupied',
    question: copy.whatSomeoneLives,
    answer: (
      <>
        <p>{copy.mayBuyingProperty}</p>
        <p>
          {copy.listingSaysWho({
            link: (children) => <Link href={`${routes.howItWorks}#occupancy`}>{children}</Link>,
          })}
        </p>
      </>
    ),
  },
  {
    id: 'liens',
    question: copy.doTakeDebts,
    answer: <p>{copy.dependsPropertyEach}</p>,
  },
  {
    id: 'mortgage',
    question: copy.canBuyMortgage,
    answer: <p>{copy.eachListingNames}</p>,
  },
  {
    id: 'attorney',
    question: copy.doNeedAttorney,
    answer: <p>{copy.noLawRequires}</p>,
  },
];
