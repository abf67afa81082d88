import { nameKey } from '@/lib/domain/accounts/name-key';
import type { Registration } from '@/lib/domain/accounts/user';
import { relativesOf } from './bidder-eligibility';

/** More names than a household has are not compared. */
const mostRelatives = 20;

/** A name at a ZIP code, in a form that look-alike spellings share; null without either. */
function keyOf(name: string, postalCode: string | undefined): string | null {
  const key = nameKey(name);
  return key === '' || !postalCode ? null : `${key}:${postalCode.slice(0, 5)}`;
}

/** The key under which others can have declared this person. */
export const ownKeyOf = (own: Registration | null): string | null =>
  own && keyOf(own.legalName, own.address?.postalCode);

/**
 * The keys of the people whom a person declared as household or co-buyers, at the person's own ZIP code. Only
 * what the person says about themselves counts: nobody can shut out a rival by naming them.
 */
export function declaredKeysOf(own: Registration | null): readonly string[] {
  if (!own) return [];
  const keys = relativesOf(own)
    .slice(0, mostRelatives)
    .map((name) => keyOf(name, own.address?.postalCode));
  return [...new Set(keys.filter((key) => key !== null))].filter((key) => key !== ownKeyOf(own));
}

/** Whether `own` declared `other`. */
export const declares = (own: Registration | null, other: Registration | null): boolean => {
  const key = ownKeyOf(other);
  return key !== null && declaredKeysOf(own).includes(key);
};
