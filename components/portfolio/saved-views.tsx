import Link from 'next/link';
import { TextDetails } from '@/components/ui/details';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { parsePortfolioText, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import { LONGEST_VIEW_NAME, type SavedView } from '@/lib/domain/portfolio/saved-views';
import { savedViews as copy } from '@/messages/portfolio/saved-views';
import { ViewForm } from './view-form';

interface SavedViewsProps {
  readonly organisationId: string;
  readonly views: readonly SavedView[];
  /** Those that can be restored. */
  readonly deleted: readonly SavedView[];
  /** The current query, without its page. */
  readonly query: string;
  /** An id for the view that is saved next. */
  readonly nextId: string;
  readonly isSaved: boolean;
}

/** The member's views as links, with forms to save, rename, delete and restore one. */
export function SavedViews({ organisationId, views, deleted, query, nextId, isSaved }: SavedViewsProps) {
  const shared = { page: accountRoutes.portfolio(organisationId), isInline: true } as const;
  const hidden = { organisationId, query };
  const field = {
    name: 'name',
    label: copy.name,
    control: 'text',
    maxLength: LONGEST_VIEW_NAME,
  } as const;
  return (
    <section aria-label={copy.views} className="mt-6">
      {isSaved && <Notice tone="success" title={copy.savedView} className="mb-4 max-w-3xl" />}
      {deleted.map(({ id, name }) => (
        <div key={id} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="break-words">{copy.deleted({ name })}</p>
          <ViewForm
            {...shared}
            id={`undo-${id}`}
            hidden={{ ...hidden, id, change: 'restore' }}
            submit={copy.undo}
            submitLabel={copy.undoOf({ name })}
            size="small"
          />
        </div>
      ))}
      {views.length > 0 && <ViewLinks organisationId={organisationId} views={views} query={query} />}
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <TextDetails summary={copy.saveThis} className="max-w-xl">
          <ViewForm
            {...shared}
            isInline={false}
            id="view"
            hidden={{ ...hidden, id: nextId, change: 'add' }}
            fields={[{ ...field, help: copy.nameHelp }]}
            submit={copy.save}
          />
        </TextDetails>
        {views.length > 0 && (
          <TextDetails summary={copy.manage} className="max-w-2xl">
            <ul className="divide-y divide-line border-y border-line">
              {views.map(({ id, name }) => (
                <li key={id} className="flex flex-wrap items-end gap-3 py-3">
                  <ViewForm
                    {...shared}
                    id={`rename-${id}`}
                    hidden={{ ...hidden, id, change: 'rename' }}
                    values={{ name }}
                    fields={[field]}
                    submit={copy.rename}
                    submitLabel={copy.renameOf({ name })}
                  />
                  <ViewForm
                    {...shared}
                    id={`delete-${id}`}
                    hidden={{ ...hidden, id, change: 'delete' }}
                    submit={copy.delete}
                    submitLabel={copy.deleteOf({ name })}
                    variant="quiet"
                  />
                </li>
              ))}
            </ul>
          </TextDetails>
        )}
      </div>
    </section>
  );
}

function ViewLinks({
  organisationId,
  views,
  query,
}: Pick<SavedViewsProps, 'organisationId' | 'views' | 'query'>) {
  const all = { id: '', name: copy.allHomes, query: '' };
  return (
    <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
      {[all, ...views].map(({ id, name, query: saved }) => {
        const params = toPortfolioParams(parsePortfolioText(saved));
        return (
          <li key={id} className="min-w-0">
            <Link
              href={accountRoutes.portfolioFor(organisationId, params)}
              prefetch={false}
              aria-current={params.toString() === query ? 'page' : undefined}
              className="inline-flex min-h-11 items-center break-words underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
