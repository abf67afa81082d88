import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const buyingQuestions: readonly Question[] = [
  {
    id: 'who-can-buy',
    question: copy.buying.whoCanBuy,
    answer: <p>{copy.buying.anybodyWhoCan}</p>,
  },
  {
    id: 'bank-owned',
    question: copy.buying.whatDoesBank,
    answer: <p>{copy.buying.lenderTookProperty}</p>,
  },
  {
    id: 'inspect',
    question: copy.buying.canISee,
    answer: <p>{copy.buying.eachPageSays}</p>,
  },
  {
    id: 'occupied',
    question: copy.buying.whatIfSomebody,
    answer: (
      <>
        <p>{copy.buying.thenMayBuy}</p>
        <p>
          {copy.buying.pageSaysWho({
            link: (children) => <Link href={`${routes.howItWorks}#occupancy`}>{children}</Link>,
          })}
        </p>
      </>
    ),
  },
  {
    id: 'liens',
    question: copy.buying.doITake,
    answer: <p>{copy.buying.dependsPropertyEach}</p>,
  },
  {
    id: 'mortgage',
    question: copy.buying.canIBuy,
    answer: <p>{copy.buying.eachPageLists}</p>,
  },
  {
    id: 'attorney',
    question: copy.buying.doINeed,
    answer: <p>{copy.buying.noLawSays}</p>,
  },
];
