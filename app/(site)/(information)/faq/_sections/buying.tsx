import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const buyingQuestions: readonly Question[] = [
  {
    id: 'who-can-buy',
    question: copy.buying.whoCanBuy,
    answer: <p>{copy.buying.anyoneWhoCan}</p>,
  },
  {
    id: 'bank-owned',
    question: copy.buying.whatDoesBank,
    answer: <p>{copy.buying.lenderTookProperty}</p>,
  },
  {
    id: 'inspect',
    question: copy.buying.canSeeProperty,
    answer: <p>{copy.buying.eachListingSays}</p>,
  },
  {
    id: 'occupied',
    question: copy.buying.whatSomeoneLives,
    answer: (
      <>
        <p>{copy.buying.mayBuyingProperty}</p>
        <p>
          {copy.buying.listingSaysWho({
            link: (children) => <Link href={`${routes.howItWorks}#occupancy`}>{children}</Link>,
          })}
        </p>
      </>
    ),
  },
  {
    id: 'liens',
    question: copy.buying.doTakeDebts,
    answer: <p>{copy.buying.dependsPropertyEach}</p>,
  },
  {
    id: 'mortgage',
    question: copy.buying.canBuyMortgage,
    answer: <p>{copy.buying.eachListingNames}</p>,
  },
  {
    id: 'attorney',
    question: copy.buying.doNeedAttorney,
    answer: <p>{copy.buying.noLawRequires}</p>,
  },
];
