import { targetLabel } from '@/lib/copy/imports/target-label';
import { targets } from '@/lib/domain/imports/columns';
import type { TableImport } from '@/lib/domain/imports/import';
import { ColumnChoices } from './column-choices';
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
      <ColumnChoices
        columns={headings.map((heading, at) => ({
          name: heading || copy.name(at + 1),
          sample: samples[at] ? copy.sample(samples[at]) : copy.noSample,
          label: copy.label(at + 1, heading),
          chosen: mapping[at] ?? '',
        }))}
        choices={[
          { value: '', label: copy.empty },
          ...targets.map((id) => ({ value: id, label: targetLabel(id) })),
        ]}
      />
      <ConstantFields constants={constants} />
    </ImportForm>
  );
}
