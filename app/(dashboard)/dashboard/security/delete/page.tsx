import type { Metadata } from 'next';
import { DeleteForm } from '@/components/accounts/delete-form';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { signInWays } from '@/lib/server/people/accounts/change-login';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listObligations } from '@/lib/server/workflows/accounts/obligations';
import { deletePage as copy } from '@/messages/accounts/delete-page';
import { deletedWithAccount } from '@/messages/accounts/deleted-with-account';
import { keptAfterDeletion } from '@/messages/accounts/kept-after-deletion';
import { obligationWords } from '@/messages/accounts/obligation-words';

export const metadata: Metadata = { title: copy.deleteAccount, robots: { index: false } };

export default async function DeleteAccountPage() {
  const user = await requireUser();
  const by = await getSession();
  const [obligations, ways, organizations] = await Promise.all([
    by ? listObligations(by, clock.now()) : [],
    signInWays(user),
    listOrganizations(user.uid),
  ]);
  return (
    <div className="max-w-3xl">
      <p>
        <a href={accountRoutes.security} className="text-link">
          {copy.security}
        </a>
      </p>
      <h1 className="mt-2 text-title font-semibold">{copy.deleteAccount}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.onceDeleteAccount}</p>
      <h2 className="mt-8 text-heading font-semibold">{copy.whatDelete}</h2>
      <List items={Object.values(deletedWithAccount)} />
      <h2 className="mt-8 text-heading font-semibold">{copy.whatKeepWhy}</h2>
      <dl className="mt-3 max-w-3xl divide-y divide-line border-y border-line">
        {Object.values(keptAfterDeletion).map(({ what, how, why }) => (
          <div key={what} className="gap-x-8 py-4 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="font-medium">{what}</dt>
            <dd className="mt-1 sm:mt-0">
              <p>{how}</p>
              <p className="mt-1 text-text-muted">{why}</p>
            </dd>
          </div>
        ))}
      </dl>
      {obligations.length > 0 ? (
        <Notice tone="warning" title={copy.cantDeleteAccount} className="mt-8">
          <List items={obligations.map((obligation) => obligationWords[obligation])} />
          {obligations.some((each) => each === 'organisations') && (
            <ul className="mt-3 space-y-2">
              {organizations.map(({ organisationId, name }) => (
                <li key={organisationId}>
                  <a href={`${accountRoutes.members(organisationId)}#leave`} className="text-link">
                    {copy.leaveHandOver({ name })}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ) : (
        <section aria-labelledby="confirm" className="mt-8 rounded border-2 border-danger p-5">
          <h2 id="confirm" className="text-heading font-semibold">
            {copy.cantUndone}
          </h2>
          <p className="mb-4 mt-2 text-text-muted">{copy.wantCopyData}</p>
          <DeleteForm id="delete-form" email={user.email} {...ways} />
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
