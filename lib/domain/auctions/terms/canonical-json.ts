const loneSurrogate = /\p{Surrogate}/u;

/**
 * The canonical JSON text of a value by RFC 8785 (JCS). Throws a TypeError on a value that JSON cannot
 * represent.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  if (!isScalar(value)) throw new TypeError(`${typeof value} ${String(value)} has no canonical JSON`);
  return JSON.stringify(value);
}

// RFC 8785, 3.2.3: keys in the order of their UTF-16 code units, which is how JavaScript compares strings.
function canonicalObject(value: object): string {
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${canonicalJson(key)}:${canonicalJson(member)}`).join(',')}}`;
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  return value === null || typeof value === 'boolean' || Number.isFinite(value);
}
