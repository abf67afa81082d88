import Link from 'next/link';
import { Form, type FormAction } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import {
  type AlertFrequency,
  alertFrequencies,
  longestSearchName,
  namesAllFilters,
} from '@/lib/domain/search/query/saved-search';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { frequencyLabel } from '@/messages/searches/frequency-label';
import { savedSearch as savedSearchCopy } from '@/messages/searches/saved-search';
import { savedSearchRow as copy } from '@/messages/searches/saved-search-row';

interface SavedSearchOfMine {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly frequency: AlertFrequency;
  readonly status: 'on' | 'paused' | 'deleted';
  /** Milliseconds UTC; null if there is no such time. */
  readonly nextMailAt: number | null;
  /** The filters in words. */
  readonly filters: readonly string[];
}

interface SavedSearchRowProps {
  readonly search: SavedSearchOfMine;
  readonly action: FormAction;
  /** True if just saved or changed. */
  readonly isNews: boolean;
}

/** One saved search: its filters and its settings. Plain forms, so that it works without JavaScript. */
export function SavedSearchRow({ search, action, isNews }: SavedSearchRowProps) {
  const { id, name, query, frequency, status, filters } = search;
  if (status === 'deleted')
    return (
      <li className="flex flex-wrap items-center justify-between gap-4 py-5">
        <p role="status">
          {copy.deletedNoLonger({
            name,
            span: (children) => <span className="text-text-muted">{children}</span>,
          })}
        </p>
        <SearchButton id={id} request="start" label={savedSearchCopy.undo} about={name} action={action} />
      </li>
    );
  return (
    <li className="py-6">
      <h2 className="text-lg font-semibold">
        <Link href={routes.resultsFor(query)} className="hover:underline">
          {name}
        </Link>
      </h2>
      {!namesAllFilters(name, filters) && (
        <p className="mt-1 text-text-muted">{filters.join(' · ') || copy.allHomesSale}</p>
      )}
      <p role={isNews ? 'status' : undefined} className="mt-1 text-sm">
        {isNews && <strong className="font-semibold text-success">{copy.saved} </strong>}
        {state(search)}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Form
          id={id}
          action={action}
          page={accountRoutes.savedSearches}
          hidden={{ id }}
          fields={[nameField, frequencyField]}
          values={{ name, frequency }}
          isInline
          className="basis-full sm:flex-1 sm:basis-0"
          submit={savedSearchCopy.save}
          submitLabel={savedSearchCopy.saveLabel({ name })}
        />
        {status === 'on' ? (
          <SearchButton id={id} request="pause" label={savedSearchCopy.pause} about={name} action={action} />
        ) : (
          <SearchButton id={id} request="start" label={savedSearchCopy.start} about={name} action={action} />
        )}
        <SearchButton id={id} request="delete" label={savedSearchCopy.delete} about={name} action={action} />
      </div>
    </li>
  );
}

export const nameField: Field = {
  name: 'name',
  label: savedSearchCopy.name,
  control: 'text',
  maxLength: longestSearchName,
};

export const frequencyField: Field = {
  name: 'frequency',
  label: savedSearchCopy.frequency,
  control: 'select',
  choices: alertFrequencies.map((value) => ({ value, label: frequencyLabel[value] })),
};

interface SearchButtonProps {
  readonly id: string;
  readonly request: 'pause' | 'start' | 'delete';
  readonly label: string;
  readonly about: string;
  readonly action: SavedSearchRowProps['action'];
}

const SearchButton = ({ id, request, label, about, action }: SearchButtonProps) => (
  <Form
    action={action}
    page={accountRoutes.savedSearches}
    hidden={{ id, wish: request }}
    submit={label}
    submitLabel={savedSearchCopy.about({ submit: label, name: about })}
    variant="quiet"
  />
);

function state({ status, frequency, nextMailAt }: SavedSearchOfMine): string {
  if (status === 'paused') return copy.pausedNoEmails;
  if (nextMailAt !== null) return copy.nextEmailNew({ nextMailAt: formatMoment(nextMailAt) });
  return frequency === 'at-once' ? copy.wellEmailSoon : '';
}
