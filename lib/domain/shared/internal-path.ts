/** A path on this site from a link's value, or `fallback` if it leads to another site or is not a path. */
export function toInternalPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  return url?.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback;
}
