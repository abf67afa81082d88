import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/faq';

export const siteQuestions: readonly Question[] = [
  {
    id: 'why-phone',
    question: copy.site.whyDoWant,
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
    question: copy.site.eMailLink,
    answer: <p>{copy.site.lookSpamFolder}</p>,
  },
  {
    id: 'delete-account',
    question: copy.site.howDoI,
    answer: (
      <p>
        {copy.site.underSecurityDashboard({
          link: (children) => <Link href={routes.dashboard}>{children}</Link>,
        })}
      </p>
    ),
  },
  {
    id: 'legal-advice',
    question: copy.site.doGiveLegal,
    answer: <p>{copy.site.noWeNot}</p>,
  },
];
