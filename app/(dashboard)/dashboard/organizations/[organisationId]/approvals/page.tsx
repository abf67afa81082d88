import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApprovalList } from '@/components/organizations/approvals/approval-list';
import { RulesForm } from '@/components/organizations/approvals/rules-form';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { Notice } from '@/components/ui/notice';
import { rulesOf } from '@/lib/domain/organizations/approvals';
import { isOwner, isViewer } from '@/lib/domain/organizations/organization';
import { formatMoney } from '@/lib/format';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listApprovals } from '@/lib/server/workflows/approvals/answer-approval';
import { approvalsPage as copy } from '@/messages/organizations/approvals-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/approvals'>;

export default async function ApprovalsPage({ params, searchParams }: Props) {
  const [user, { organisationId }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const [found, requests] = await Promise.all([
    readOrganization(user, organisationId),
    listApprovals(user, organisationId, clock.now()),
  ]);
  if (!found.ok || !requests.ok) notFound();
  const organization = found.value;
  const { publications, priceAboveCents } = rulesOf(organization);
  const words = typeof done === 'string' ? doneWords[done] : undefined;
  return (
    <>
      <OrganizationHead organization={organization} uid={user.uid} part="approvals" />
      <div className="mt-8 max-w-4xl space-y-12">
        {words && <Notice tone="success" title={words} />}
        <section aria-labelledby="requests">
          <h2 id="requests" className="text-heading font-semibold">
            {copy.requests}
          </h2>
          {requests.value.length === 0 ? (
            <p className="mt-2 max-w-prose text-text-muted">{copy.noRequests}</p>
          ) : (
            <ApprovalList
              requests={requests.value}
              uid={user.uid}
              isViewer={isViewer(organization, user.uid)}
              now={clock.now()}
            />
          )}
        </section>
        <section aria-labelledby="rules">
          <h2 id="rules" className="text-heading font-semibold">
            {copy.rules}
          </h2>
          <p className="mt-1 max-w-prose text-text-muted">{copy.rulesText}</p>
          {isOwner(organization, user.uid) ? (
            <RulesForm organisationId={organisationId} rules={rulesOf(organization)} />
          ) : (
            <ul className="mt-3 list-disc pl-5">
              <li>{publications ? copy.publicationsOn : copy.publicationsOff}</li>
              <li>
                {priceAboveCents === null
                  ? copy.pricesOff
                  : copy.pricesOn({ price: formatMoney(priceAboveCents) })}
              </li>
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

const doneWords: Readonly<Record<string, string>> = {
  approved: copy.doneApproved,
  declined: copy.doneDeclined,
  rules: copy.doneRules,
};
