import { buttonClass } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import type { BulkAction, BulkActionItem } from '@/lib/domain/portfolio/bulk-action';
import { formatCount } from '@/lib/format';
import { action as copy } from '@/messages/bulk-actions/action';
import { ItemList } from './item-list';

const perPage = 100;

interface ActionItemsProps {
  readonly bulk: BulkAction;
  readonly items: readonly BulkActionItem[];
  /** The page of changed homes, from 1. */
  readonly page: number;
}

/** The homes of an action: first those that are left out or not done, because they need somebody. */
export function ActionItems({ bulk, items, page }: ActionItemsProps) {
  const isBefore = bulk.state === 'review' || bulk.startedAt === null;
  const changes = items.filter(({ refusal, outcome }) => (isBefore ? refusal === null : outcome === 'done'));
  const left = items.filter((item) => !changes.includes(item));
  return (
    <>
      {left.length > 0 && (
        <section aria-labelledby="left">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="left" className="text-heading font-semibold">
              {isBefore ? copy.leftOut : copy.notDone}{' '}
              <span className="font-normal text-text-muted">{formatCount(left.length)}</span>
            </h2>
            <a
              href={accountRoutes.notDone(bulk.organisationId, bulk.actionId)}
              download
              className={buttonClass('secondary', 'small')}
            >
              {copy.download}
            </a>
          </div>
          <ItemList items={left.slice(0, perPage)} isLeftOut />
          {left.length > perPage && (
            <p className="mt-3 text-text-muted">{copy.plusMore({ count: left.length - perPage })}</p>
          )}
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes">
          <h2 id="changes" className="text-heading font-semibold">
            {isBefore ? copy.changes : copy.changed}{' '}
            <span className="font-normal text-text-muted">{formatCount(changes.length)}</span>
          </h2>
          <ItemList items={changes.slice((page - 1) * perPage, page * perPage)} />
          <Pages bulk={bulk} page={page} total={changes.length} />
        </section>
      )}
    </>
  );
}

interface PagesProps extends Pick<ActionItemsProps, 'bulk' | 'page'> {
  readonly total: number;
}

function Pages({ bulk: { organisationId, actionId }, page, total }: PagesProps) {
  if (total <= perPage) return null;
  const linkTo = (to: number) => `${accountRoutes.bulkAction(organisationId, actionId)}?page=${to}#changes`;
  const last = Math.min(page * perPage, total);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <span className="text-text-muted">
        {copy.more({
          from: formatCount((page - 1) * perPage + 1),
          to: formatCount(last),
          total: formatCount(total),
        })}
      </span>
      {page > 1 && (
        <LinkButton href={linkTo(page - 1)} size="small" prefetch={false}>
          {copy.previous}
        </LinkButton>
      )}
      {last < total && (
        <LinkButton href={linkTo(page + 1)} size="small" prefetch={false}>
          {copy.next}
        </LinkButton>
      )}
    </div>
  );
}
