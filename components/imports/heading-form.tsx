import { hasTable, type TableImport } from '@/lib/domain/imports/import';
import type { TableRow } from '@/lib/domain/imports/row';
import { headingForm as copy } from '@/messages/imports/heading-form';
import { profileLabels } from '@/messages/imports/profile-labels';
import { ImportForm } from './import-form';

interface HeadingFormProps {
  readonly tableImport: TableImport;
  /** The first rows of the file. */
  readonly rows: readonly TableRow[];
}

const mostLetters = 90;

const textOf = ({ cells }: TableRow): string => {
  const text = cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
};

/** Where the table was found: its layout, its sheet and the line of its headings, which can be changed. */
export function HeadingForm({ tableImport, rows }: HeadingFormProps) {
  const { organisationId, importId, headingLine, profile, sheet, sheets } = tableImport;
  return (
    <div className="mt-2 max-w-prose space-y-3">
      {profile && <p>{copy.recognized({ profile: profileLabels[profile] })}</p>}
      {sheet !== null && <p>{copy.sheet({ sheet })}</p>}
      {sheets.length > 1 && <SheetForm tableImport={tableImport} />}
      {headingLine > 0 && rows.length > 1 && (
        <ImportForm
          action="chooseHeadingLine"
          of={{ organisationId, importId }}
          submit={copy.submit}
          variant="secondary"
          fields={[
            {
              name: 'line',
              label: copy.label,
              control: 'select',
              choices: rows.map((row) => ({
                value: String(row.line),
                label: copy.option({ line: row.line, text: textOf(row) }),
              })),
            },
          ]}
          values={{ line: String(headingLine) }}
        />
      )}
    </div>
  );
}

/** The other sheets of the workbook. One without a table cannot be chosen. */
function SheetForm({ tableImport }: Pick<HeadingFormProps, 'tableImport'>) {
  const { organisationId, importId, sheet, sheets } = tableImport;
  const choices = sheets.flatMap((each, index) => {
    const { name, rows } = each;
    const label = rows === null ? copy.uncountedSheet({ name }) : copy.countedSheet({ name, rows });
    return hasTable(each) ? { value: String(index), label } : [];
  });
  const empty = sheets.filter((each) => !hasTable(each)).map(({ name }) => name);
  return (
    <>
      {empty.length > 0 && <p className="text-text-muted">{copy.emptySheets({ names: empty.join(', ') })}</p>}
      {choices.length > 1 && (
        <ImportForm
          action="readSheet"
          of={{ organisationId, importId }}
          submit={copy.submitSheet}
          variant="secondary"
          fields={[
            { name: 'sheet', label: copy.sheetLabel, control: 'select', choices, help: copy.sheetHelp },
          ]}
          values={{ sheet: String(sheets.findIndex(({ name }) => name === sheet)) }}
        />
      )}
    </>
  );
}
