import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import { nameKey } from '@/lib/domain/accounts/name-key';
import { namesTitle } from '@/lib/domain/accounts/registration-copy';
import type { User } from '@/lib/domain/accounts/user';
import type { Side } from './closing-steps';

/** The person who signs for a side. */
export interface Signer {
  /** The registered legal name; without a registration, the name of the account. */
  readonly legalName: string;
  /** Who else is a party: a company, a trust, a co-buyer, a bank or an estate. Null: only the person. */
  readonly principal: string | null;
}

/** `sellerName`: the seller of record, as on the listing. */
export function signerOf(side: Side, user: Pick<User, 'name' | 'registration'>, sellerName: string): Signer {
  const legalName = legalNameOf(user);
  const title = user.registration?.title;
  const buyer = title && namesTitle(title.kind) ? title.name : legalName;
  const party = side === 'buyer' ? buyer : sellerName;
  return { legalName, principal: nameKey(party) === nameKey(legalName) ? null : party };
}

export type SignatureRefusal =
  /** Not the registered legal name. */
  | 'other-name'
  /** The person signs for someone else and does not say with what authority. */
  | 'needs-authority';

/** Why a signature with this name and authority is refused, or null. Case, accents and punctuation do not count. */
export function refuseSigner(
  { legalName, principal }: Signer,
  typed: { readonly name: string; readonly authority: string },
): SignatureRefusal | null {
  if (nameKey(typed.name) !== nameKey(legalName)) return 'other-name';
  return principal !== null && typed.authority.trim() === '' ? 'needs-authority' : null;
}
