import { OrganizationForm } from '@/components/organizations/organization-form';
import { accountRoutes } from '@/lib/account-routes';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { targetLabel, targets } from '@/lib/domain/imports/columns';
import type { TableImport } from '@/lib/domain/imports/import';
import { columnsCopy as copy } from './import-copy';

/** The meaning of each column of a table, as detected or chosen before. */
export function ColumnForm({ tableImport }: { readonly tableImport: TableImport }) {
  const { organisationId, importId, headings, mapping, samples, state } = tableImport;
  return (
    <OrganizationForm
      action="mapColumns"
      page={accountRoutes.import(organisationId, importId)}
      hidden={{ organisationId, importId }}
      submit={state === 'mapping' ? copy.submit : copy.submitAgain}
      variant={state === 'mapping' ? 'primary' : 'secondary'}
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
                  {targetLabel(id, wizardWords)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </OrganizationForm>
  );
}
