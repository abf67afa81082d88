import type { Field } from '@/lib/domain/drafts/fields/field';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { choiceOf, type OwnWords } from './choice-words';
import { readDay, readTime } from './read-date';
import { readAcres, readArea, readDollars, readNumber } from './read-number';
import type { RowFaultCode } from './row-fault';

/** The answer in a cell. With `fault` and no answer, the cell is not an answer to the question. */
export interface ReadValue {
  readonly answer: string;
  readonly fault: RowFaultCode | null;
}

/** What tables have where there is nothing. */
const blank = /^(-+|–|—|\.|n\/?a|#n\/a|null|nil|none|\(blank\)|\(none\)|#ref!|#value!|#name\?|#div\/0!)$/i;
export const isBlank = (cell: string): boolean => cell.trim() === '' || blank.test(cell.trim());

/** Converts a cell to the answer to a question. `own` are the organization's words for choices. */
export function readValue(field: Field, cell: string, words: WizardWords, own: OwnWords = {}): ReadValue {
  const toChoice = (each: string) => choiceOf(field, each, words, own);
  const text = cell.trim();
  if (field.control === 'select') return readChoice(text, toChoice);
  if (field.control === 'textarea') return answer(text);
  if (isBlank(text)) return answer('');
  switch (field.control) {
    case 'checkboxes':
      return readChoices(text, toChoice);
    case 'checkbox':
      return answer(/^(y|yes|true|x|1)$/i.test(text) ? 'yes' : '');
    case 'money':
      return readMoney(text);
    case 'count':
      return readCount(field.name, text);
    case 'date':
      return orFault(readDay(text), 'not-a-date');
    case 'time':
      return orFault(readTime(text), 'not-a-time');
    case 'text':
      return answer(readText(field.name, text));
  }
}

const answer = (text: string): ReadValue => ({ answer: text, fault: null });
const orFault = (text: string | null, fault: RowFaultCode): ReadValue =>
  text === null ? { answer: '', fault } : answer(text);

type ToChoice = (text: string) => string | null;

/** A word such as `None` can be a choice, so a blank is checked last. */
function readChoice(text: string, toChoice: ToChoice): ReadValue {
  const found = text === '' ? '' : toChoice(text);
  return found === null && isBlank(text) ? answer('') : orFault(found, 'not-a-choice');
}

function readChoices(text: string, toChoice: ToChoice): ReadValue {
  const parts = text.split(/[,;|/]/).filter((each) => each.trim() !== '');
  const found = parts.map((each) => toChoice(each.trim()));
  return found.includes(null)
    ? { answer: '', fault: 'not-a-choice' }
    : answer([...new Set(found)].filter((each) => each !== '').join(','));
}

function readMoney(text: string): ReadValue {
  const amount = readDollars(text);
  if (amount === null) return { answer: '', fault: 'not-an-amount' };
  if (amount < 0) return { answer: '', fault: 'negative-amount' };
  const whole = Math.round(amount);
  // A notation that the form accepts stays, so that an exported table does not change anything.
  if (whole === amount) return answer(/^\$?[\d,]+(\.0{0,2})?$/.test(text) ? text : String(whole));
  return { answer: String(whole), fault: 'rounded' };
}

function readCount(name: string, text: string): ReadValue {
  if (/^\d[\d,]*$/.test(text)) return answer(text);
  if (name === 'bedroomsTotal' && /^studio$/i.test(text)) return answer('0');
  const number = isArea(name) ? readArea(text) : readNumber(text);
  if (number === null) return { answer: '', fault: 'not-a-number' };
  const whole = Math.round(number);
  if (whole === number) return answer(String(whole));
  return isArea(name) ? { answer: String(whole), fault: 'rounded' } : { answer: '', fault: 'not-a-number' };
}

const isArea = (name: string): boolean => name === 'livingAreaSqft' || name === 'lotSizeSqft';

/** Square feet of a cell in acres. */
export function readLotAcres(text: string): ReadValue {
  if (isBlank(text)) return answer('');
  const area = readAcres(text);
  return area === null ? { answer: '', fault: 'not-a-number' } : answer(String(area));
}

function readText(name: string, text: string): string {
  if (name === 'postalCode') return readZip(text);
  if (name === 'parcelNumber') return readParcel(text);
  if (name === 'unitNumber') return text.replace(/^(\d+)\.0+$/, '$1');
  // Geocoders write fourteen decimals; six decimals are about four inches.
  return name === 'latitude' || name === 'longitude' ? text.replace(/^(-?\d+\.\d{6})\d+$/, '$1') : text;
}

/** The five digits of `11233-1234` and `11233.0`; restores zeros that a spreadsheet dropped from `00501`. */
function readZip(text: string): string {
  const [, five] = /^(\d{5})(?:[- ]?\d{4}|-|\.0+)$/.exec(text) ?? [];
  if (five) return five;
  const digits = text.replace(/\.0+$/, '');
  if (/^(501|544|6390)$/.test(digits)) return digits.padStart(5, '0');
  return /^0+$/.test(digits) ? '' : text;
}

/** New York City's ten digits as borough, block and lot: `5-317-5` for `5003170005` and `5-00317-0005`. */
export function readParcel(text: string): string {
  const [, borough = '', block = '', lot = ''] =
    /^([1-5])[-/. ]?(\d{5})[-/. ]?(\d{4})(?:\.0+)?$/.exec(text) ?? [];
  return borough === '' ? text : joinParcel(borough, block, lot);
}

const boroughs: Readonly<Record<string, string>> = {
  'New York': '1',
  Bronx: '2',
  Kings: '3',
  Queens: '4',
  Richmond: '5',
};

/** `county` is the county of the borough. */
export const parcelOf = (county: string, block: string, lot: string): string => {
  const [borough, ...parts] = [boroughs[county] ?? '', block.trim(), lot.trim()];
  return borough !== '' && parts.every((part) => /^0*[1-9]\d*(\.0+)?$/.test(part))
    ? joinParcel(borough, block, lot)
    : '';
};

const joinParcel = (...parts: readonly string[]): string =>
  parts.map((part) => String(Number(part))).join('-');
