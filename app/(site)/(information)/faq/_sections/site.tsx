import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const siteQuestions: readonly Question[] = [
  {
    id: 'why-phone',
    question: copy.site.whyDoAsk,
    answer: (
      <p>
        {copy.site.becauseBidPromise({
          link: (children) => <Link href={pageRoutes.privacy}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'no-mail',
    question: copy.site.didntGetEmail,
    answer: <p>{copy.site.checkSpamFolder}</p>,
  },
  {
    id: 'delete-account',
    question: copy.site.howDoDelete,
    answer: (
      <p>
        {copy.site.goSecurityDashboard({
          link: (children) => <Link href={routes.dashboard}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'legal-advice',
    question: copy.site.doGiveLegal,
    answer: <p>{copy.site.noArentAttorney}</p>,
  },
];
