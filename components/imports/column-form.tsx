import { Button } from '@/components/ui/button';
import { targetLabel } from '@/lib/copy/imports/target-label';
import { targets } from '@/lib/domain/imports/columns';
import type { TableImport } from '@/lib/domain/imports/import';
import { ColumnChoices } from './column-choices';
import { ConstantFields } from './constant-fields';
import { columnsCopy as copy } from './import-copy';
import { ColumnsShell, ImportForm } from './import-form';

interface ColumnFormProps {
  readonly tableImport: TableImport;
}

/**
 * The meaning of each column of a table, as detected or chosen before, and the answers for all homes. For a new
 * table, the button is in the bar.
 */
export function ColumnForm({ tableImport }: ColumnFormProps) {
  const { organisationId, importId, headings, mapping, samples, state, constants } = tableImport;
  const of = { organisationId, importId };
  const fields = (
    <>
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
    </>
  );
  if (state === 'mapping')
    return (
      <ColumnsShell of={of} formId={formId}>
        {fields}
      </ColumnsShell>
    );
  return (
    <ImportForm action="mapColumns" of={of} submit={copy.submitAgain} variant="secondary" className="mt-4">
      {fields}
    </ImportForm>
  );
}

const formId = 'columns-form';

/**
 * The last child of a `form-sticky`, so it stays in view: a table of many columns is long and often needs no
 * correction.
 */
export const ColumnBar = ({ tableImport: { mapping } }: ColumnFormProps) => (
  <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
    <Button type="submit" variant="primary" form={formId}>
      {copy.submit}
    </Button>
    <p className="text-sm text-text-muted">
      {copy.matched({ matched: mapping.filter((target) => target !== '').length, columns: mapping.length })}
    </p>
  </div>
);
