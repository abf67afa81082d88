import 'server-only';
import { type DataValidation, writeXlsx } from 'hucre/xlsx';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { targetLabel } from '@/lib/copy/imports/target-label';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { MAX_ROWS } from '@/lib/domain/imports/import';

/** What most tables of homes have. A person may add other columns. */
export const templateColumns: readonly string[] = [
  ...['reference', 'street', 'unitNumber', 'postalCode', 'parcelNumber', 'propertySubType'],
  ...['bedroomsTotal', 'bathroomsFull', 'bathroomsHalf', 'livingAreaSqft', 'lotSizeSqft', 'yearBuilt'],
  ...['numberOfUnitsTotal', 'stories', 'taxAnnualAmount', 'taxYear', 'taxArrears', 'publicRemarks'],
  ...['occupancy', 'possession', 'conditionRating', 'accessKind', 'deedType', 'titleInsurance'],
  ...['saleFormat', 'listPrice', 'saleMode', 'startingBid', 'reserve', 'estimate'],
];

/** A workbook with the headings, and with a list of the choices where an answer is one of them. */
export async function templateBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const choices = templateColumns.map(
    (id) => getField(id)?.choices?.map((value) => choiceLabel(id, value)) ?? [],
  );
  const depth = Math.max(...choices.map(({ length }) => length));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Homes',
        rows: [templateColumns.map(targetLabel)],
        freezePane: { rows: 1 },
        dataValidations: choices.flatMap((each, at) => validationOf(at, each.length)),
      },
      {
        name: 'Choices',
        hidden: true,
        rows: Array.from({ length: depth }, (_, row) => choices.map((each) => each[row] ?? null)),
      },
    ],
  });
  return new Uint8Array(bytes);
}

function validationOf(column: number, count: number): readonly DataValidation[] {
  if (count === 0) return [];
  const letter = letterOf(column);
  const formula1 = `Choices!$${letter}$1:$${letter}$${count}`;
  return [{ type: 'list', formula1, allowBlank: true, range: `${letter}2:${letter}${MAX_ROWS + 1}` }];
}

/** `A` to `Z`, then `AA` to `AZ`. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : 'A') + String.fromCharCode(65 + (column % 26));
