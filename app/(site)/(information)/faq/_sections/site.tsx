import Link from 'next/link';
import type { Question } from '@/components/layout/question-list';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const siteQuestions: readonly Question[] = [
  {
    id: 'why-phone',
    question: 'Why do you want my legal name, address and phone number?',
    answer: (
      <p>
        Because a bid is a promise to buy real property. The name and the address go into the contract, the
        number is for calls about a purchase of yours. Other bidders never see them.{' '}
        <Link href={pageRoutes.privacy}>What we keep</Link>.
      </p>
    ),
  },
  {
    id: 'no-mail',
    question: 'The e-mail with the link does not arrive.',
    answer: (
      <p>
        Look in the spam folder, then ask for it again. If you have tried to register an address that has an
        account already, the mail says so and offers a new password instead.
      </p>
    ),
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: (
      <p>
        Under “Security” in your <Link href={routes.dashboard}>dashboard</Link>: the page says what is deleted
        and what is kept. It waits while you lead an auction or a sale of yours is open. Bids you placed
        remain in the ledgers under their aliases, and the record of who placed them as long as the law or a
        sale demands it.
      </p>
    ),
  },
  {
    id: 'legal-advice',
    question: 'Do you give legal advice?',
    answer: (
      <p>
        No. We are not your attorney, broker or agent. What stands here about law is orientation with a date,
        and may be out of date when you read it.
      </p>
    ),
  },
];
