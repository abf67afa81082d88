import Link from 'next/link';
import { ActionForm, type FormAction } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { InputField, SelectField } from '@/components/ui/field';
import { accountRoutes } from '@/lib/account-routes';
import {
  type AlertFrequency,
  alertFrequencies,
  frequencyLabel,
  isSaidByName,
  longestSearchName,
} from '@/lib/domain/search/query/saved-search';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';

export interface SavedSearchOfMine {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly frequency: AlertFrequency;
  readonly status: 'on' | 'paused' | 'deleted';
  /** Milliseconds UTC; null where there is no such time. */
  readonly nextMailAt: number | null;
  /** The filters in words. */
  readonly filters: readonly string[];
}

interface SavedSearchRowProps {
  readonly search: SavedSearchOfMine;
  readonly action: FormAction;
  /** Just saved or changed. */
  readonly isNews: boolean;
}

/** One saved search: what it looks for, and how it can be changed. Plain forms, so that it works without script. */
export function SavedSearchRow({ search, action, isNews }: SavedSearchRowProps) {
  const { id, name, query, frequency, status, filters } = search;
  if (status === 'deleted')
    return (
      <li className="flex flex-wrap items-center justify-between gap-4 py-5">
        <p role="status">
          “{name}” is deleted. <span className="text-text-muted">No mail comes from it.</span>
        </p>
        <Wish id={id} wish="start" label="Undo" action={action} />
      </li>
    );
  return (
    <li className="py-6">
      <h2 className="text-lg font-semibold">
        <Link href={routes.resultsFor(query)} className="hover:underline">
          {name}
        </Link>
      </h2>
      {!isSaidByName(name, filters) && (
        <p className="mt-1 text-text-muted">{filters.join(' · ') || 'Everything that can be bought'}</p>
      )}
      <p role={isNews ? 'status' : undefined} className="mt-1 text-sm">
        {isNews && <strong className="font-semibold text-success">Saved. </strong>}
        {state(search)}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <ActionForm
          action={action}
          page={accountRoutes.savedSearches}
          className="grid basis-full gap-3 sm:flex-1 sm:basis-0 sm:grid-cols-[minmax(10rem,1fr)_11rem_auto] sm:items-end"
        >
          <input type="hidden" name="id" value={id} />
          <InputField
            id={`name-${id}`}
            name="name"
            label="Name"
            defaultValue={name}
            required
            maxLength={longestSearchName}
          />
          <FrequencyField id={`frequency-${id}`} frequency={frequency} />
          <Button type="submit" aria-label={`Save the changes of ${name}`}>
            Save
          </Button>
        </ActionForm>
        {status === 'on' ? (
          <Wish id={id} wish="pause" label="Pause" about={name} action={action} />
        ) : (
          <Wish id={id} wish="start" label="Start again" about={name} action={action} />
        )}
        <Wish id={id} wish="delete" label="Delete" about={name} action={action} />
      </div>
    </li>
  );
}

export const FrequencyField = ({
  id,
  frequency,
}: {
  readonly id: string;
  readonly frequency: AlertFrequency;
}) => (
  <SelectField id={id} name="frequency" label="E-mail" defaultValue={frequency}>
    {alertFrequencies.map((each) => (
      <option key={each} value={each}>
        {frequencyLabel[each]}
      </option>
    ))}
  </SelectField>
);

interface WishProps {
  readonly id: string;
  readonly wish: 'pause' | 'start' | 'delete';
  readonly label: string;
  readonly about?: string;
  readonly action: SavedSearchRowProps['action'];
}

const Wish = ({ id, wish, label, about, action }: WishProps) => (
  <ActionForm action={action} page={accountRoutes.savedSearches}>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="wish" value={wish} />
    <Button type="submit" variant="quiet" aria-label={about && `${label}: ${about}`}>
      {label}
    </Button>
  </ActionForm>
);

function state({ status, frequency, nextMailAt }: SavedSearchOfMine): string {
  if (status === 'paused') return 'Paused: it sends nothing.';
  if (nextMailAt !== null) return `Next mail ${formatMoment(nextMailAt)}, if there are new homes by then.`;
  return frequency === 'at-once' ? 'A mail as soon as there is a new home.' : '';
}
