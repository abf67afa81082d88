import { targets } from '@/lib/domain/selling/imports/columns';
import type { TableImport } from '@/lib/domain/selling/imports/import';
import { routes } from '@/lib/routes';
import { DeedForm } from './deed-form';

/** What each column of a table means, as it was guessed or said before. */
export function ColumnForm({ given }: { readonly given: TableImport }) {
  const { organisationId, importId, headings, mapping, samples, state } = given;
  return (
    <DeedForm
      what="map-columns"
      page={routes.import(organisationId, importId)}
      about={{ organisationId, importId }}
      button={state === 'mapping' ? 'Check every row' : 'Check again with these columns'}
      variant={state === 'mapping' ? 'primary' : 'secondary'}
      className="mt-4 space-y-5"
    >
      <div className="overflow-x-auto">
        <table className="w-full min-w-[36rem] border-y border-line text-left">
          <thead>
            <tr className="border-b border-line text-sm text-text-muted">
              <th scope="col" className="py-2 pr-4 font-medium">
                Column
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Such as
              </th>
              <th scope="col" className="py-2 font-medium">
                Means
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none moves
              <tr key={at}>
                <th scope="row" className="max-w-48 break-words py-2 pr-4 font-medium">
                  {heading || `Column ${at + 1}`}
                </th>
                <td className="max-w-64 break-words py-2 pr-4 text-sm text-text-muted">
                  {samples[at] || '–'}
                </td>
                <td className="py-2">
                  <select
                    name="column"
                    aria-label={`Column ${at + 1}, ${heading || 'without a heading'}, means`}
                    defaultValue={mapping[at]}
                    className="block h-11 w-full min-w-56 rounded border border-text-muted bg-surface px-3"
                  >
                    <option value="">Nothing: leave it out</option>
                    {targets.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DeedForm>
  );
}
