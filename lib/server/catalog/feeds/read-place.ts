import 'server-only';
import { type County, getCountyBySlug } from '@/lib/domain/locations/counties';

/** `all.ics` means all of New York (county null), `kings.ics` one county. Returns null for anything else. */
export function readPlace(
  file: string,
  extension: '.atom' | '.ics',
): { readonly county: County | null } | null {
  if (!file.endsWith(extension)) return null;
  const name = file.slice(0, -extension.length);
  const county = getCountyBySlug(name);
  return county || name === 'all' ? { county } : null;
}
