/** Fractions as one character, such as `2½`. */
const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };
const squareFeetPerAcre = 43_560;

/** The words that people write behind a number. */
const unit =
  /\s*(?:sq\.?\s*(?:ft|feet)\.?|square feet|sqft|sf|ft2|ft²|acres?|ac\.?|bed(?:room)?s?|bds?|brs?|bath(?:room)?s?|ba|units?|famil(?:y|ies)|fam\.?|stor(?:y|ies)|floors?|days?|percent|%)\.?$/i;

/** A number of 0 or more in any usual notation: `1,250 sq ft`, `2½`, `1 1/2`, `3.0`. Null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(unit, '')
    .replace(/^(\d*)\s*([½¼¾])$/, (_, whole: string, sign: string) => `${whole || '0'}${fractions[sign]}`);
  const [, whole = '0', above = '', below = ''] = /^(?:(\d+)[\s-]+)?(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? [];
  if (below !== '' && Number(below) > 0) return Number(whole) + Number(above) / Number(below);
  const bare = plain.replaceAll(/[\s,]/g, '');
  return /^(\d{1,12}(\.\d{1,10})?|\.\d{1,10})$/.test(bare) ? Number(bare) : null;
}

/** Square feet, also from `0.25 acres` and `25 x 100`. */
export function readArea(text: string): number | null {
  const [, width = '', depth = ''] =
    /^(\d+(?:\.\d+)?)\s*(?:ft|')?\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(?:ft|')?\.?$/i.exec(text.trim()) ?? [];
  if (width !== '') return Number(width) * Number(depth);
  const area = readNumber(text);
  return area !== null && /\bac(res?)?\.?$/i.test(text.trim()) ? area * squareFeetPerAcre : area;
}

export const readAcres = (text: string): number | null => {
  const acres = readNumber(text);
  return acres === null ? null : Math.round(acres * squareFeetPerAcre);
};

/**
 * Dollars in any usual notation: `$1,234`, `USD 1,234.00`, `250k`, `1.2M`. Negative for `(250000)` and
 * `-250000`. Null for anything else.
 */
export function readDollars(text: string): number | null {
  const [, open = '', inner = '', close = ''] = /^(\(?)([^()]*)(\)?)$/.exec(text.trim()) ?? [];
  if ((open === '') !== (close === '')) return null;
  const bare = inner
    .trim()
    .replace(/^([-–−]?)\s*(?:US\s*\$|USD|\$)\s*([-–−]?)/i, '$1$2')
    .replace(/\s*(?:USD|dollars?)$/i, '')
    .replaceAll(/[\s,]/g, '');
  const [, sign = '', digits = '', suffix = ''] =
    /^([-–−]?)(\d{1,12}(?:\.\d*)?|\.\d+)([kmb]?)$/i.exec(bare) ?? [];
  if (digits === '') return null;
  const amount = Number(digits) * (multiples[suffix.toLowerCase()] ?? 1);
  return sign !== '' || open !== '' ? -amount : amount;
}

const multiples: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 };

/** Full and half bathrooms. `1.5` has one half bathroom, and so has `1.1`, as listing services write it. */
export function readBaths(text: string): { readonly full: number; readonly half: number } | null {
  const baths = readNumber(text);
  if (baths === null) return null;
  const full = Math.floor(baths + 1e-9);
  const tenths = Math.round((baths - full) * 100) / 10;
  if (tenths === 0) return { full, half: 0 };
  if (tenths === 5) return { full, half: 1 };
  return Number.isInteger(tenths) && tenths <= 3 ? { full, half: tenths } : null;
}
