import type { PropertySubType } from '@/lib/domain/listings/vocabulary';

/**
 * Building class categories of New York City's sales files, by number. Categories that name no single type,
 * such as `06 TAX CLASS 1 - OTHER`, are missing: a person decides.
 * Source: NYC Department of Finance, glossary of terms for property sales files.
 */
const categories: Readonly<Record<string, PropertySubType>> = {
  '01': 'SingleFamilyResidence',
  '02': 'Duplex',
  '03': 'Triplex',
  '04': 'Condominium',
  '05': 'UnimprovedLand',
  '07': 'Apartment',
  '08': 'Apartment',
  '09': 'StockCooperative',
  '10': 'StockCooperative',
  '12': 'Condominium',
  '13': 'Condominium',
  '14': 'Apartment',
  '15': 'Condominium',
  '16': 'Condominium',
  '17': 'StockCooperative',
  '21': 'Office',
  '22': 'Retail',
  '27': 'Industrial',
  '28': 'Condominium',
  '30': 'Warehouse',
  '31': 'UnimprovedLand',
  '43': 'Condominium',
  '44': 'Condominium',
  '46': 'Condominium',
  '49': 'Condominium',
};

/**
 * Building classes by their longest known beginning, such as `A5` or `C6`.
 * Source: NYC Department of Finance, building classification codes.
 */
const classes: Readonly<Record<string, PropertySubType>> = {
  A: 'SingleFamilyResidence',
  A8: 'StockCooperative',
  B: 'Duplex',
  C: 'Apartment',
  C0: 'Triplex',
  C3: 'Quadruplex',
  C6: 'StockCooperative',
  C8: 'StockCooperative',
  CC: 'StockCooperative',
  D: 'Apartment',
  D0: 'StockCooperative',
  D4: 'StockCooperative',
  DC: 'StockCooperative',
  E: 'Warehouse',
  F: 'Industrial',
  K: 'Retail',
  O: 'Office',
  R: 'Condominium',
  R9: 'StockCooperative',
  S: 'MixedUse',
  V: 'UnimprovedLand',
};

/** The property type of `01 ONE FAMILY DWELLINGS` or `A5`; null if the code names none. */
export function ofBuildingClass(text: string): PropertySubType | null {
  const [, number = ''] = /^(\d\d?)\s+[A-Z]/i.exec(text) ?? [];
  if (number !== '') return categories[number.padStart(2, '0')] ?? null;
  const code = text.toUpperCase();
  if (!/^[A-Z][A-Z0-9]$/.test(code)) return null;
  return classes[code] ?? classes[code.slice(0, 1)] ?? null;
}
