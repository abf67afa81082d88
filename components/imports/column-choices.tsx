'use client';

interface ColumnChoicesProps {
  readonly columns: readonly {
    readonly name: string;
    readonly sample: string;
    readonly label: string;
    readonly chosen: string;
  }[];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The columns of a table, each with its meaning. In the browser, so that the page has the choices only once as data. */
export const ColumnChoices = ({ columns, choices }: ColumnChoicesProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {columns.map(({ name, sample, label, chosen }, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none moves
        key={at}
        className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] sm:py-2"
      >
        <p className="break-words font-medium">{name}</p>
        <p className="break-words text-sm text-text-muted">{sample}</p>
        <select
          name="column"
          aria-label={label}
          defaultValue={chosen}
          className="block h-12 w-full min-w-0 rounded border border-text-muted bg-surface px-3 max-sm:mt-1"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </li>
    ))}
  </ul>
);
