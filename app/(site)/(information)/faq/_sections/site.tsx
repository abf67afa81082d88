import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site as copy } from '@/messages/faq/site';

export const siteQuestions: readonly Question[] = [
  {
    id: 'why-phone',
    question: copy.whyDoAsk,
    answer: (
      <p>
        {copy.becauseBidPromise({
          link: (children) => <Link href={pageRoutes.privacy}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'no-mail',
    question: copy.didntGetEmail,
    answer: <p>{copy.checkSpamFolder}</p>,
  },
  {
    id: 'delete-account',
    question: copy.howDoDelete,
    answer: (
      <p>
        {copy.goSecurityDashboard({
          link: (children) => <Link href={routes.dashboard}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'legal-advice',
    question: copy.doGiveLegal,
    answer: <p>{copy.noArentAttorney}</p>,
  },
];
