import {
  type EasternTime,
  fromEasternDay,
  fromEasternTime,
  toEasternTime,
} from '@/lib/domain/shared/eastern-time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as `2026-11-02`, from ISO dates and timestamps, `11/2/26`, `2-Nov-26`, `Sept. 21 2023`, `20261102`
 * and the serial number of a spreadsheet. Null for anything else.
 */
export function readDay(text: string): string | null {
  if (fromEasternDay(text) !== null) return text;
  const iso = ofNumbers(text) ?? ofMonthName(text) ?? ofDigits(text);
  if (iso !== null) return fromEasternDay(iso) === null ? null : iso;
  const clock = toEasternClock(text);
  const date = plainDay.exec(text)?.[1] ?? clock?.date;
  return date !== undefined && fromEasternDay(date) !== null ? date : null;
}

const toIso = (year: string, month: string | number, day: string): string =>
  `${year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Month first, as in the US; day first only if the first number cannot be a month. A time is left out. */
function ofNumbers(text: string): string | null {
  const [, one = '', two = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+\d{1,2}:\d\d.*)?$/.exec(text) ?? [];
  if (one !== '') return Number(one) > 12 ? toIso(year, two, one) : toIso(year, one, two);
  const [, first = '', month = '', day = ''] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? [];
  return first === '' ? null : toIso(first, month, day);
}

function ofMonthName(text: string): string | null {
  const word = String.raw`([a-z]{3,9})\.?`;
  const dayFirst = new RegExp(String.raw`^(\d{1,2})[\s-]+${word}[\s,-]+(\d{4}|\d{2})$`, 'i').exec(text);
  const monthFirst = new RegExp(
    String.raw`^${word}[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4}|\d{2})$`,
    'i',
  ).exec(text);
  const [name, day, year] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3]]
    : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3]];
  const month = months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 || day === undefined || year === undefined ? null : toIso(year, month, day);
}

/** Day 0 of the serial numbers of spreadsheets, with their leap day of 1900 that never was. */
const serialZero = Date.UTC(1899, 11, 30);
const dayMs = 24 * 3_600_000;

/** `20261102`, or a serial number from 1954 to 2119. */
function ofDigits(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month}-${day}`;
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return serial < 20_000 || serial > 80_000
    ? null
    : new Date(serialZero + serial * dayMs).toISOString().slice(0, 10);
}

/** A timestamp in New York time; a timestamp without a zone already is. Null for anything else. */
export function toEasternClock(text: string): Pick<EasternTime, 'date' | 'time'> | null {
  const [, date, time, zone] = timestamp.exec(text) ?? [];
  if (date === undefined || time === undefined) return null;
  if (zone === undefined) return { date, time };
  const at = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(at) ? null : toEasternTime(at);
}

/** A date without a time, as databases write it: midnight UTC. */
const plainDay = /^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/i;
const timestamp = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Also accepts 12-hour times such as `2:00 PM`, and a spreadsheet's fraction of a day. */
export function readTime(text: string): string | null {
  const isTime = (time: string) => fromEasternTime('2026-01-15', time) !== null;
  if (isTime(text)) return text;
  if (/^0?\.\d+$/.test(text)) {
    const minutes = Math.round(Number(text) * 24 * 60) % (24 * 60);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === '' || (half && (Number(hour) < 1 || Number(hour) > 12))) return null;
  const shift = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const time = `${String(shift).padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : null;
}
