import { isApplicable } from '@/lib/domain/drafts/fields/field';
import { fields, getField } from '@/lib/domain/drafts/fields/fields';
import { PHOTOS } from './photos';

/** What identifies a home comes first, as in the tables of banks. */
export const homeColumns: readonly string[] = [
  ...['reference', 'street', 'unitNumber', 'city', 'countyOrParish', 'postalCode', 'parcelNumber'],
];

/** The organization is the seller, a person signs the declaration, and the address gives the pin. */
const leftOut = /^(sellerKind|sellerName|isDeclared|latitude|longitude|lien[4-6].*)$/;

/** The columns of the template: everything that a submission may ask for and that a table can hold. */
export const templateColumns: readonly string[] = [
  ...homeColumns,
  ...fields.map(({ name }) => name).filter((name) => !homeColumns.includes(name) && !leftOut.test(name)),
  PHOTOS,
];

/** Whether a submission needs the column: always, for one way of selling, if other answers ask for it, or never. */
export type Need = 'always' | 'auction' | 'fixed-price' | 'if-asked' | 'never';

const waysToSell = ['auction', 'fixed-price'] as const;

export function needOf(name: string): Need {
  const field = getField(name);
  if (!field || field.isOptional) return 'never';
  if (!field.isApplicable) return 'always';
  return waysToSell.find((saleFormat) => isApplicable(field, { saleFormat })) ?? 'if-asked';
}
