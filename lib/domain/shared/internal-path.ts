/** A path of this site as it came in a link, or the fallback when it leads elsewhere. Never an address of another site. */
export function toInternalPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  return url?.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback;
}
