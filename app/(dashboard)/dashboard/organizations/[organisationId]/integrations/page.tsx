import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { DeliveryLog } from '@/components/organizations/integrations/delivery-log';
import { KeySection } from '@/components/organizations/integrations/key-section';
import { WebhookSection } from '@/components/organizations/integrations/webhook-section';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { isViewer } from '@/lib/domain/organizations/organization';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listApiKeys } from '@/lib/server/workflows/integrations/api-key-commands';
import { listDeliveries, listEndpoints } from '@/lib/server/workflows/integrations/webhook-commands';
import { integrationsPage as copy } from '@/messages/integrations/integrations-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/integrations'>;

export default async function IntegrationsPage({ params }: Props) {
  const [user, { organisationId }] = await Promise.all([requireUser(), params]);
  const organization = await readOrganization(user, organisationId);
  if (!organization.ok) notFound();
  if (isViewer(organization.value, user.uid)) redirect(accountRoutes.organization(organisationId));
  const [keys, endpoints, deliveries] = await Promise.all([
    listApiKeys(user, organisationId),
    listEndpoints(user, organisationId),
    listDeliveries(user, organisationId),
  ]);
  const now = clock.now();
  return (
    <>
      <OrganizationHead organization={organization.value} uid={user.uid} part="integrations" />
      <div className="mt-8 max-w-4xl space-y-12">
        {keys.ok && endpoints.ok && deliveries.ok ? (
          <>
            <KeySection organisationId={organisationId} keys={keys.value} now={now} />
            <WebhookSection organisationId={organisationId} endpoints={endpoints.value} now={now} />
            <DeliveryLog
              organisationId={organisationId}
              deliveries={deliveries.value}
              endpoints={endpoints.value}
              now={now}
            />
          </>
        ) : (
          <Notice tone="info" title={copy.managersOnly} />
        )}
      </div>
    </>
  );
}
