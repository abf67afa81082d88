/** The parts of an address in one cell; empty where it has none. */
export interface AddressParts {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly zip: string;
}

const unitWord = String.raw`(?:apartment|apt|unit|suite|ste|room|rm|floor|fl)\b\.?|#`;
/** `4B`, `PH2`, `12-C`, `A`: short, with a digit or of one or two letters, or a penthouse. */
const bareUnit =
  /^(?:[a-z]{0,2}-?\d{1,4}-?[a-z]{0,2}|[a-z]|ph-?[a-z\d]{0,2}|\d{1,3}(?:st|nd|rd|th) fl(?:oor)?|bsmt|basement|rear|front)$/i;
const wordedUnit = new RegExp(String.raw`^(?:${unitWord})\s*#?\s*([\w-]{1,8})$`, 'i');
const trailingUnit = new RegExp(String.raw`^(.+?\s\S.*?)\s+(?:${unitWord})\s*#?\s*([\w-]{1,8})$`, 'i');

/** Takes `123 MAIN STREET, 4B` or `12 Elm Street Apt 2, Ithaca, NY 14850` apart. */
export function readAddress(text: string): AddressParts {
  const [first = '', ...others] = text.split(/[,\n]/).map((part) => part.trim());
  const unit = unitOf(others[0] ?? '');
  const rest = unit === null ? others : others.slice(1);
  const [, street = first, inStreet = ''] = trailingUnit.exec(first) ?? [];
  return { street, unit: unit || inStreet, ...placeOf(rest) };
}

/** Null if the text is no unit; empty if it says that there is none. */
function unitOf(text: string): string | null {
  if (/^(n\/?a|none|-)$/i.test(text)) return '';
  if (bareUnit.test(text)) return text;
  return wordedUnit.exec(text)?.[1] ?? null;
}

/** The city and the ZIP code in `Ithaca`, `NY 14850`. */
function placeOf(parts: readonly string[]): Pick<AddressParts, 'city' | 'zip'> {
  const text = parts.filter((part) => part !== '' && !/^(usa?|united states)$/i.test(part)).join(', ');
  const [, before = text, zip = ''] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  const city = before.replace(/(?:^|[\s,]+)(?:NY|New York State)$/i, '').trim();
  return { city: city.split(',')[0]?.trim() ?? '', zip };
}

/** `4716 AMBOY ROAD` as `4716 Amboy Road`. A text that is not all in capitals stays as it is. */
export function toTitleCase(text: string): string {
  if (!/[A-Z]{2}/.test(text) || /[a-z]/.test(text)) return text;
  return text
    .toLowerCase()
    .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\b\d+[a-z]\b/g, (number) => number.toUpperCase())
    .replaceAll(/\b(Mc|O')([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\b(Ne|Nw|Se|Sw)\b/g, (direction) => direction.toUpperCase());
}
