import type { Metadata } from 'next';
import { DeleteForm } from '@/components/dashboard/account/delete-form';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { bindingWords } from '@/lib/domain/account/deletion';
import { listBindings } from '@/lib/server/bindings';
import { signInWays } from '@/lib/server/change-login';
import { getSession, requireUser } from '@/lib/server/session';

export const metadata: Metadata = { title: 'Delete my account', robots: { index: false } };

export default async function DeleteAccountPage() {
  const user = await requireUser();
  const by = await getSession();
  const [bindings, { hasPassword }] = await Promise.all([
    by ? listBindings(by, Date.now()) : [],
    signInWays(user.uid),
  ]);
  return (
    <div className="max-w-3xl">
      <p>
        <a href={accountRoutes.security} className="text-link">
          Security
        </a>
      </p>
      <h1 className="mt-2 text-title font-semibold">Delete my account</h1>
      <h2 className="mt-8 text-heading font-semibold">What is deleted</h2>
      <List
        items={[
          'Your sign-in, your name, e-mail and phone number in your account, and every session.',
          'Saved homes and searches, notifications, browsers that were switched on, visits you asked for.',
          'Listings that were never published.',
        ]}
      />
      <h2 className="mt-6 text-heading font-semibold">What is kept, and why</h2>
      <List
        items={[
          'Your bids in the public ledger, under the alias you had there: without them nobody could verify those auctions.',
          'Beside each bid, not public: your maximum, the legal name it was made in, the terms you accepted and when it came. A bid is a binding declaration, and both sides may have to prove it.',
          'Homes you sold or bought, and the log of what was decided about them: they are records of a sale.',
          'Questions you asked stand on pages of homes without your name.',
        ]}
      />
      {bindings.length > 0 ? (
        <Notice tone="warning" title="Your account cannot go yet" className="mt-8">
          <List items={bindings.map((binding) => bindingWords[binding])} />
        </Notice>
      ) : (
        <section aria-labelledby="confirm" className="mt-8 rounded border-2 border-danger p-5">
          <h2 id="confirm" className="text-heading font-semibold">
            This cannot be undone
          </h2>
          <p className="mt-2 text-text-muted">
            Download your data first if you want to keep it: there is nothing left to download afterwards.
          </p>
          <DeleteForm id="delete-form" email={user.email} hasPassword={hasPassword} />
        </section>
      )}
    </div>
  );
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="mt-2 max-w-prose list-disc space-y-1.5 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
