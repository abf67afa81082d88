import type { Finding } from '@/lib/domain/listings/fair-housing/find-phrases';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';

/** `about`: the field, or the step of the files, in which the words are. */
export type PlacedFinding = Finding & { readonly about: string };

type PlainCode =
  | 'has-proof'
  | 'no-proof'
  | 'has-contract'
  | 'no-contract'
  | 'no-sale-format'
  | 'contract-after-offer'
  | 'scheduled-without-contract'
  | 'not-one-to-four-family'
  | 'has-condition-statement'
  | 'no-condition-statement'
  | 'exempt'
  | 'fiduciary-papers'
  | 'private-lender-papers'
  | 'organization-not-verified'
  | 'not-an-organization'
  | 'not-a-lead-home'
  | 'has-lead-disclosure'
  | 'no-lead-disclosure'
  | 'inspection-in-contract'
  | 'no-start'
  | 'start-kept'
  | 'ten-days-to-start'
  | 'starts-too-soon'
  | 'no-seller-or-occupancy'
  | 'no-owner-lives-there'
  | 'not-in-default'
  | 'default-not-answered'
  | 'no-auction-in-default'
  | 'default-review'
  | 'words-checked'
  | 'no-fee'
  | 'no-license'
  | 'no-address'
  | 'not-listed-yet';

/** Why a rule is met or not, with the values of its sentence. */
export type VerdictReason =
  | { readonly code: PlainCode }
  /** `kind`: what the organization is verified as. */
  | { readonly code: 'other-organization'; readonly kind: SellerKind }
  | { readonly code: 'words-about-people'; readonly findings: readonly PlacedFinding[] }
  | { readonly code: 'words-about-age'; readonly words: string }
  | { readonly code: 'licensed'; readonly license: string }
  /** `page`: the path of the other listing. */
  | { readonly code: 'already-listed'; readonly page: string };

/** `open` blocks the submission. `checked`: nothing was found, which does not prove that nothing is there. */
export interface Verdict {
  readonly state: 'met' | 'checked' | 'not-asked' | 'special-review' | 'open';
  readonly reason: VerdictReason;
}

export const met = (code: PlainCode): Verdict => ({ state: 'met', reason: { code } });
export const notApplicable = (code: PlainCode): Verdict => ({ state: 'not-asked', reason: { code } });
export const open = (code: PlainCode): Verdict => ({ state: 'open', reason: { code } });
