import { targetLabel } from '@/lib/copy/imports/target-label';
import { targets } from '@/lib/domain/imports/columns';
import type { TableImport } from '@/lib/domain/imports/import';
import { ConstantFields } from './constant-fields';
import { columnsCopy as copy } from './import-copy';
import { ImportForm } from './import-form';

/** The meaning of each column of a table, as detected or chosen before, and the answers for all homes. */
export function ColumnForm({ tableImport }: { readonly tableImport: TableImport }) {
  const { headings, mapping, samples, state, constants } = tableImport;
  const isNew = state === 'mapping';
  return (
    <ImportForm
      action="mapColumns"
      of={{ organisationId: tableImport.organisationId, importId: tableImport.importId }}
      submit={isNew ? copy.submit : copy.submitAgain}
      variant={isNew ? 'primary' : 'secondary'}
      className="mt-4"
    >
      <ul className="divide-y divide-line border-y border-line">
        {headings.map((heading, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none moves
            key={at}
            className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] sm:py-2"
          >
            <p className="break-words font-medium">{heading || copy.name(at + 1)}</p>
            <p className="break-words text-sm text-text-muted">
              {samples[at] ? copy.sample(samples[at]) : copy.noSample}
            </p>
            <select
              name="column"
              aria-label={copy.label(at + 1, heading)}
              defaultValue={mapping[at]}
              className="block h-12 w-full min-w-0 rounded border border-text-muted bg-surface px-3 max-sm:mt-1"
            >
              <option value="">{copy.empty}</option>
              {targets.map((id) => (
                <option key={id} value={id}>
                  {targetLabel(id)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <ConstantFields constants={constants} />
    </ImportForm>
  );
}
