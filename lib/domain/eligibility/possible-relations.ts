import { nameKey } from '@/lib/domain/accounts/name-key';
import type { Registration } from '@/lib/domain/accounts/user';
import { declaredKeysOf, ownKeyOf } from './related-bidders';

/** What two bidders share as they typed it, which refuses nobody, and a device. */
type SharedTrait = 'phone' | 'address' | 'declared' | 'name' | 'device' | 'attempt' | 'seller';

export interface PossibleRelation {
  /** Empty for `attempt` and `seller`: that account has not bid. */
  readonly alias: string;
  readonly shares: SharedTrait;
}

export interface RelatedPerson {
  readonly alias: string;
  readonly registration: Registration | null;
}

/** For each bidder of an auction the others who may be related, for staff to look into. */
export function possibleRelations(
  people: readonly RelatedPerson[],
): ReadonlyMap<string, readonly PossibleRelation[]> {
  const traits = people.map(({ alias, registration }) => ({ alias, keys: traitsOf(registration) }));
  const holders = new Map<string, string[]>();
  for (const { alias, keys } of traits)
    for (const { key } of keys) holders.set(key, [...(holders.get(key) ?? []), alias]);
  return new Map(
    traits.map(({ alias, keys }) => [
      alias,
      keys.flatMap(({ key, shares }) =>
        (holders.get(key) ?? [])
          .filter((other) => other !== alias)
          .map((other) => ({ alias: other, shares })),
      ),
    ]),
  );
}

/** The other accounts on a bidder's devices. `aliases`: of the people who bid. `sellers`: who sell the home. */
export const deviceRelations = (
  devices: readonly (readonly string[])[],
  uid: string,
  {
    aliases,
    sellers,
  }: { readonly aliases: ReadonlyMap<string, string>; readonly sellers: readonly string[] },
): readonly PossibleRelation[] =>
  [...new Set(devices.filter((uids) => uids.includes(uid)).flat())]
    .filter((other) => other !== uid)
    .map((other) => {
      const alias = aliases.get(other);
      if (alias !== undefined) return { alias, shares: 'device' };
      return { alias: '', shares: sellers.includes(other) ? 'seller' : 'attempt' };
    });

/** Who was refused on a device from which the home is sold, and has not bid. */
export const refusedOnSellersDevice = (
  devices: readonly (readonly string[])[],
  {
    aliases,
    sellers,
  }: { readonly aliases: ReadonlyMap<string, string>; readonly sellers: readonly string[] },
): readonly string[] =>
  [...new Set(devices.filter((uids) => uids.some((uid) => sellers.includes(uid))).flat())].filter(
    (uid) => !sellers.includes(uid) && !aliases.has(uid),
  );

/** What staff hear of if another bidder typed the same: strangers have the same name more often. */
export const traitKeysOf = (own: Registration | null): readonly string[] =>
  traitsOf(own).flatMap(({ key, shares }) => (shares === 'phone' || shares === 'address' ? [key] : []));

interface Trait {
  readonly key: string;
  readonly shares: SharedTrait;
}

function traitsOf(own: Registration | null): readonly Trait[] {
  if (!own) return [];
  const { phone, address } = own;
  const name = ownKeyOf(own);
  const place =
    address && `${nameKey(`${address.street} ${address.city}`)}:${address.postalCode.slice(0, 5)}`;
  return [
    { key: `phone:${phone}`, shares: 'phone' },
    ...(place ? [{ key: `place:${place}`, shares: 'address' } as const] : []),
    ...(name === null ? [] : [{ key: `name:${name}`, shares: 'name' } as const]),
    ...declaredKeysOf(own).map((key): Trait => ({ key: `name:${key}`, shares: 'declared' })),
  ];
}
