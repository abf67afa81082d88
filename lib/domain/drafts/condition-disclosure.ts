import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import { isOrganizationId, isVerified, type Organization } from '@/lib/domain/organizations/organization';
import type { Content } from './draft';
import { met, notApplicable, open, type Verdict } from './verdict';

/** The seller as we know it: a person, an organization not verified by staff, or its verified kind. */
export type SellerProof = 'person' | 'unverified' | SellerKind;

/** `organization` is the owner's, or null. A suspended organization counts as not verified. */
export function sellerProofOf(
  ownerId: string,
  organization: Pick<Organization, 'kind' | 'verified' | 'suspended'> | null,
): SellerProof {
  if (!isOrganizationId(ownerId)) return 'person';
  return organization && isVerified(organization) ? organization.kind : 'unverified';
}

/** `isFor`: this kind of property requires the statement. `isThere`: it is among the documents. */
export const conditionStatementOf = ({ answers, documents }: Content) => ({
  isFor: isOneToFourFamily(answers),
  isThere: documents.some(({ kind }) => kind === 'PropertyCondition'),
});

export function judgeConditionDisclosure(content: Content, proof: SellerProof): Verdict {
  const { isFor, isThere } = conditionStatementOf(content);
  if (!isFor) return notApplicable('not-one-to-four-family');
  return isThere ? met('has-condition-statement') : judgeExemption(content.answers, proof);
}

/**
 * Counts for an organization that staff verified as such, or after a reviewer has opened the papers of a
 * fiduciary or of a private lender.
 */
function judgeExemption(answers: Answers, proof: SellerProof): Verdict {
  const claimed = exemptionOf(answers);
  if (!claimed) return open('no-condition-statement');
  if (proof === 'unverified') return open('organization-not-verified');
  if (isSameExemption(claimed, proof)) return notApplicable('exempt');
  if (claimed === 'fiduciary' || claimed === 'private-lender')
    return { state: 'special-review', reason: { code: `${claimed}-papers` } };
  return proof === 'person'
    ? open('not-an-organization')
    : { state: 'open', reason: { code: 'other-organization', kind: proof } };
}

/** Real Property Law § 461(5): one- to four-family homes; no condominiums, co-ops or vacant land. */
function isOneToFourFamily(answers: Answers): boolean {
  const subType = subTypeOf(answers);
  const kind = subType && propertyKindOf(subType);
  return kind !== null && ['house', 'townhouse', 'two-to-four-family', 'manufactured'].includes(kind);
}

const lenders: readonly string[] = ['bank', 'servicer'];

type Exemption = 'fiduciary' | 'private-lender' | 'government' | 'lender';

/**
 * Real Property Law § 463 exempts lenders that resell a home they took, fiduciaries of an estate, a trust or a
 * guardianship, and public bodies. An investor is not exempt. Not verified: only a summary of the section could be read.
 */
function exemptionOf(answers: Answers): Exemption | null {
  const seller = answerOf(answers, 'sellerKind');
  if (seller === 'government') return 'government';
  const tookTheHome = ['Foreclosure', 'DeedInLieu'].includes(answerOf(answers, 'acquiredBy'));
  if (tookTheHome && lenders.includes(seller)) return 'lender';
  if (seller === 'estate' || answerOf(answers, 'authority') === 'Fiduciary') return 'fiduciary';
  return tookTheHome && seller === 'owner' ? 'private-lender' : null;
}

function isSameExemption(claimed: Exemption, proof: SellerProof): boolean {
  switch (claimed) {
    case 'lender':
      return lenders.includes(proof);
    case 'government':
      return proof === 'government';
    case 'fiduciary':
      return proof === 'estate';
    case 'private-lender':
      return false;
  }
}
