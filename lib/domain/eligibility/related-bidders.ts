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
 * The keys of the people whom a person declared as a household member or co-buyers, at the person's own ZIP code. Only
 * what the person says about themselves counts: nobody can shut out a rival by naming them.
 */
export function declaredKeysOf(own: Registration | null): readonly string[] {
  if (!own) return [];
  const keys = relativesOf(own)
    .slice(0, mostRelatives)
    .map((name) => keyOf(name, own.address?.postalCode));
  return [...new Set(keys.filter((key) => key !== null))].filter((key) => key !== ownKeyOf(own));
}

/**
 * The keys that a person had declared before `before` (ms). Later ones do not count in an auction: who changes
 * the names while it runs could test who bids.
 */
export function keysDeclaredBefore(own: Registration | null, before: number): readonly string[] {
  return declaredKeysOf(own).filter((key) => (own ? sinceOf(own, key) : before) < before);
}

/** The registration with the time since which each key is declared. `known`: the one that it replaces. */
export const withDeclaredSince = (
  registration: Registration,
  known: Registration | null,
  now: number,
): Registration => ({
  ...registration,
  declaredSince: declaredKeysOf(registration).map((key) => ({
    key,
    at: known && declaredKeysOf(known).includes(key) ? sinceOf(known, key) : now,
  })),
});

/** Registrations from before the times were kept have only the time of their acceptance. */
const sinceOf = ({ declaredSince, acceptedAt }: Registration, key: string): number =>
  declaredSince?.find((each) => each.key === key)?.at ?? acceptedAt;

/**
 * Whether a device belongs to somebody else in an auction. `uids`: the account whose bid from it was taken, then those
 * who were refused there. It restrains only bids from this device, so nobody shuts out a rival who has another.
 */
export const isOthersDevice = ([first]: readonly string[], uid: string): boolean =>
  first !== undefined && first !== uid;

/** Whether `own` declared `other`. */
export const declares = (own: Registration | null, other: Registration | null): boolean => {
  const key = ownKeyOf(other);
  return key !== null && declaredKeysOf(own).includes(key);
};
