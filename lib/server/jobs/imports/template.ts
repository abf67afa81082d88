import 'server-only';
import { type CellStyle, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { toQuestion } from '@/lib/copy/drafts/question';
import { targetLabel } from '@/lib/copy/imports/target-label';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { MAX_ROWS } from '@/lib/domain/imports/import';
import { homeColumns, needOf, templateColumns } from '@/lib/domain/imports/template-columns';
import { steps } from '@/messages/drafts/steps';
import { template as copy } from '@/messages/imports/template';

/** Above the headings are the groups of the columns, and when each column is needed. */
const headRows = 3;

/** A workbook to fill in, with help for each column and a list where an answer is one of several choices. */
export async function templateBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const columns = templateColumns.map((name) => getField(name));
  const choices = columns.map((field) => (field && isOneOf(field) ? labelsOf(field) : []));
  const depth = Math.max(...choices.map(({ length }) => length));
  const bytes = await writeXlsx({
    sheets: [
      {
        ...headOf(groups()),
        columns: columns.map((field) => ({ width: field?.control === 'textarea' ? 40 : 20 })),
        freezePane: { rows: headRows, columns: 2 },
        dataValidations: columns.flatMap((field, at) =>
          field ? validationOf(field, at, choices[at]?.length ?? 0) : [],
        ),
      },
      {
        name: copy.choices,
        hidden: true,
        rows: Array.from({ length: depth }, (_, row) => choices.map((each) => each[row] ?? null)),
      },
    ],
  });
  return new Uint8Array(bytes);
}

const isOneOf = ({ control }: Field): boolean => control === 'select' || control === 'checkbox';
const labelsOf = ({ name, choices }: Field): readonly string[] =>
  choices?.map((value) => choiceLabel(name, value)) ?? [copy.yes];

interface Group {
  readonly label: string;
  /** The index of its first column. */
  readonly at: number;
}

/** The groups of the wizard, which have a heading above their first question. */
function groups(): readonly Group[] {
  return templateColumns.flatMap((name, at) => {
    if (at === 0) return [{ label: steps.address.title, at }];
    if (at === homeColumns.length) return [{ label: steps.owner.title, at }];
    const field = getField(name);
    const heading = field && at > homeColumns.length ? toQuestion(field).heading : undefined;
    return heading ? [{ label: heading, at }] : [];
  });
}

const bold = (rgb: string): CellStyle => ({
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } },
  alignment: { wrapText: true, vertical: 'top' },
});
/** Every other group is darker. */
const shades = ['E8EDF3', 'F4F6F9'] as const;

function headOf(all: readonly Group[]): Pick<WriteSheet, 'name' | 'rows' | 'merges' | 'cells'> {
  const labels = new Map(all.map(({ label, at }) => [at, label]));
  const ends = all.map((_, at) => (all[at + 1]?.at ?? templateColumns.length) - 1);
  const styles = templateColumns.map((_, at) =>
    bold(shades[all.findLastIndex((group) => group.at <= at) % 2] ?? shades[0]),
  );
  const cells = Array.from({ length: headRows }, (_, row) =>
    styles.map((style, at) => [`${row},${at}`, { style }] as const),
  );
  return {
    name: copy.homes,
    rows: [
      templateColumns.map((_, at) => labels.get(at) ?? null),
      templateColumns.map((name) => copy.needs[needOf(name)]),
      templateColumns.map(targetLabel),
    ],
    merges: all.flatMap(({ at }, index) =>
      (ends[index] ?? at) > at ? [{ startRow: 0, endRow: 0, startCol: at, endCol: ends[index] ?? at }] : [],
    ),
    cells: new Map(cells.flat()),
  };
}

/** The help of the question beside each cell, and the list of its choices. */
function validationOf(field: Field, column: number, count: number): readonly DataValidation[] {
  const letter = letterOf(column);
  const label = targetLabel(field.name);
  const message = {
    ...(label.length <= mostInTitle && { inputTitle: label }),
    inputMessage: helpOf(field).slice(0, mostInMessage),
    showInputMessage: true,
    allowBlank: true,
    range: `${letter}${headRows + 1}:${letter}${MAX_ROWS + headRows}`,
  };
  return count > 0
    ? [{ ...message, type: 'list', formula1: `'${copy.choices}'!$${letter}$1:$${letter}$${count}` }]
    : [{ ...message, type: 'custom', formula1: 'TRUE' }];
}

function helpOf(field: Field): string {
  const { name, control } = field;
  if (name === 'city' || name === 'countyOrParish') return copy.place;
  const { help } = toQuestion(field);
  return control === 'checkboxes'
    ? `${help} ${copy.several({ choices: labelsOf(field).join('; ') })}`.trim()
    : help;
}

/** Excel calls a file with longer ones damaged. */
const mostInTitle = 32;
const mostInMessage = 255;

/** `A` to `Z`, then `AA` and so on. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) +
  String.fromCharCode(65 + (column % 26));
