import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { ActionChooser } from '@/components/portfolio/actions/action-chooser';
import { ActionRequest } from '@/components/portfolio/actions/action-request';
import { LotFrame, LotRequest } from '@/components/portfolio/actions/lot-request';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { bulkActionRefusalWords } from '@/lib/copy/bulk-actions/bulk-action-words';
import { lotRefusalWords } from '@/lib/copy/lots/lot-refusal-words';
import type { User } from '@/lib/domain/accounts/user';
import { type BulkAction, MAX_ACTIONS_PER_DAY, MAX_HOMES } from '@/lib/domain/portfolio/bulk-action';
import { toBulkActionType } from '@/lib/domain/portfolio/bulk-action-request';
import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import { parseSelection, toSelectionParams } from '@/lib/domain/portfolio/selection';
import { formatCount, formatMoment } from '@/lib/format';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listBulkActions } from '@/lib/server/workflows/bulk-actions/bulk-action-record';
import { readSelectedHomes } from '@/lib/server/workflows/bulk-actions/start-bulk-action';
import { previewLot } from '@/lib/server/workflows/lots/preview-lot';
import { page as copy } from '@/messages/bulk-actions/page';
import { states } from '@/messages/bulk-actions/states';
import { types } from '@/messages/bulk-actions/types';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/portfolio/actions'>;

export default async function BulkActionsPage({ params, searchParams }: Props) {
  const [user, { organisationId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readOrganization(user, organisationId);
  if (!found.ok) notFound();
  const selected = parseSelection(query);
  const selection = selected.ok ? toSelectionParams(selected.value).toString() : '';
  const [homes, earlier] = await Promise.all([
    readSelectedHomes(user, organisationId, selection, clock.now()),
    listBulkActions(organisationId),
  ]);
  const type = toBulkActionType(String(query.type ?? ''));
  const isLot = query.type === 'lot';
  const path = accountRoutes.bulkActions(organisationId, selection);
  return (
    <>
      <OrganizationHead organization={found.value} uid={user.uid} part="portfolio" />
      <div className="mt-8 max-w-5xl space-y-12">
        {homes.ok && (
          <p className="flex flex-wrap gap-x-4 font-medium">{copy.chosen({ homes: homes.value.length })}</p>
        )}
        {homes.ok && type && (
          <ActionRequest
            organisationId={organisationId}
            type={type}
            by={toWay(query.by)}
            selection={selection}
            path={path}
          />
        )}
        {homes.ok && isLot && (
          <LotChoice homes={homes.value} by={user} leadKey={leadIn(query.lead)} path={path} />
        )}
        {homes.ok && !type && !isLot && <ActionChooser homes={homes.value.length} path={path} />}
        {!homes.ok && homes.reason === 'none-chosen' && (
          <EmptyState
            title={copy.noneChosen}
            actions={
              <LinkButton href={accountRoutes.portfolio(organisationId)}>{copy.toPortfolio}</LinkButton>
            }
          >
            {copy.noneChosenText}
          </EmptyState>
        )}
        {!homes.ok && homes.reason !== 'none-chosen' && (
          <Notice tone="error" title={copy.notPossible}>
            {bulkActionRefusalWords[homes.reason]}
          </Notice>
        )}
        {earlier.length > 0 && <Earlier organisationId={organisationId} actions={earlier} />}
      </div>
    </>
  );
}

interface LotChoiceProps {
  readonly homes: readonly PortfolioHome[];
  readonly by: User;
  readonly leadKey: string | null;
  readonly path: string;
}

async function LotChoice({ homes, by, leadKey, path }: LotChoiceProps) {
  const keys = homes.map(({ key }) => key);
  const plan = await previewLot(by, { keys, leadKey }, clock.now());
  if (plan.ok) return <LotRequest homes={homes} plan={plan.value} path={path} />;
  const { reason } = plan;
  return (
    <LotFrame path={path}>
      <Notice tone="error" title={copy.notPossible} className="mt-6">
        {typeof reason === 'string' ? sellingRefusalWords[reason] : lotRefusalWords(reason, null)}
      </Notice>
    </LotFrame>
  );
}

const leadIn = (lead: unknown): string | null => (typeof lead === 'string' ? lead : null);
const toWay = (by: unknown) => (by === 'amount' || by === 'table' ? by : 'percent');

interface EarlierProps {
  readonly organisationId: string;
  readonly actions: readonly BulkAction[];
}

const Earlier = ({ organisationId, actions }: EarlierProps) => (
  <section aria-labelledby="earlier">
    <h2 id="earlier" className="text-heading font-semibold">
      {copy.earlier}
    </h2>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {actions.map(({ actionId, request, state, total, by, createdAt }) => (
        <li key={actionId} className="py-3">
          <Link
            href={accountRoutes.bulkAction(organisationId, actionId)}
            prefetch={false}
            className="font-medium underline-offset-4 hover:underline"
          >
            {types[request.type]}
          </Link>
          <p className="mt-1 text-sm text-text-muted">
            {copy.earlierRow({
              state: states[state],
              homes: total,
              name: by.name,
              at: formatMoment(createdAt),
            })}
          </p>
        </li>
      ))}
    </ul>
    <p className="mt-3 max-w-prose text-sm text-text-muted">
      {copy.limits({ homes: formatCount(MAX_HOMES), actions: MAX_ACTIONS_PER_DAY })}
    </p>
  </section>
);
