/** In characters. */
const longestHeading = 200;

/**
 * Adds RESO Common Format records to the rows of a table. `json` is a list, or a Web API response with the list in
 * `value`. A field in a group gets a dotted name; lists of texts are joined by semicolons; lists of records
 * (media, rooms) are left out. The line counts the records from 1. Returns the headings, or the reason why there
 * are none.
 */
export function readRecords(json, rows, { maxRows, maxColumns }) {
  const records = Array.isArray(json) ? json : isObject(json) ? json.value : null;
  if (!Array.isArray(records) || !records.every(isObject)) return { reason: 'no-records' };
  if (records.length > maxRows) return { reason: 'too-many-rows' };
  const names = new Set();
  for (const record of records) {
    for (const name of flatten(record, '').keys()) names.add(name);
    if (names.size > maxColumns) return { reason: 'too-many-columns' };
  }
  const all = [...names];
  for (const [at, record] of records.entries()) {
    const values = flatten(record, '');
    rows.add(
      at + 1,
      all.map((name) => values.get(name) ?? ''),
    );
  }
  return { reason: rows.reason, headings: all.map((name) => name.slice(0, longestHeading)) };
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(record, before) {
  return new Map(
    Object.entries(record).flatMap(([name, value]) => {
      if (name.includes('@')) return [];
      const heading = `${before}${name}`;
      if (isObject(value)) return before === '' ? [...flatten(value, `${heading}.`)] : [];
      const text = textOf(value);
      return text === null ? [] : [[heading, text]];
    }),
  );
}

function textOf(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.some(isObject) ? null : value.map(textOf).join(';');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}
