import { describe, expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { toListing } from '@/lib/domain/drafts/publication/to-listing';
import type { Listing } from '@/lib/domain/listings/listing';
import { hiddenSeller, isKnownSeller, unverifiedSeller } from '@/lib/domain/listings/shown-seller';
import { asVisitorsSee, exemptSellerText, type SellingOrganization } from './seller-disclosure';

const by = { uid: 'ada', name: 'Ada' };
const verified = { method: 'lei', evidence: '8I5DZWZKVSZI1NUHU748', by, at: 1 } as const;
const bank: SellingOrganization = {
  organisationId: 'org_1',
  name: 'Mohawk Valley Savings',
  kind: 'bank',
  verified,
  suspended: null,
};

function aListing(sellerId: string, more: Partial<Listing['seller']> = {}, isSample = false): Listing {
  const made = toListing(aDraft(), { auctionId: 'a-1', salt: '0'.repeat(64) }, Date.UTC(2029, 11, 1));
  if (!made.ok) throw new Error(made.reason);
  const { listing } = made.value;
  return { ...listing, isSample, seller: { ...listing.seller, id: sellerId, ...more } };
}
const nameOf = (listing: Listing, organization: SellingOrganization | null) =>
  asVisitorsSee(listing, organization)?.seller.name;

describe('the seller that visitors see', () => {
  test('is the verified organization, whatever name the draft claims', () => {
    const claimed = aListing('org_1', { name: 'JPMorgan Chase Bank, N.A.', kind: 'government' });
    expect(asVisitorsSee(claimed, bank)?.seller).toMatchObject({ name: bank.name, kind: 'bank' });
  });

  test('has its logo only while it is verified', () => {
    const withLogo = { ...bank, logo: { key: 'k', width: 240, height: 72 } };
    const logo = { src: '/media/org_1/k-logo.webp', width: 240, height: 72 };
    expect(asVisitorsSee(aListing('org_1'), withLogo)?.seller.logo).toEqual(logo);
    expect(asVisitorsSee(aListing('org_1'), { ...withLogo, verified: null })?.seller.logo).toBeUndefined();
  });

  test('is null for a home on the market whose organization cannot be read', () => {
    expect(asVisitorsSee(aListing('org_1'), null)).toBeNull();
    expect(asVisitorsSee(aListing('org_1', {}, true), null)).not.toBeNull();
  });

  test('has no name before verification, nor for a home off the market whose organization is gone', () => {
    const claimed = aListing('org_1', { name: 'JPMorgan Chase Bank, N.A.' });
    expect(nameOf(claimed, { ...bank, verified: null })).toBe(unverifiedSeller);
    const ended = { standardStatus: 'Withdrawn', closePriceCents: null, closeDate: null } as const;
    expect(nameOf({ ...claimed, ...ended }, null)).toBe(hiddenSeller);
    for (const name of [unverifiedSeller, hiddenSeller]) expect(isKnownSeller({ name })).toBe(false);
  });

  test('claims no exemption that staff have not verified, even on a listing published earlier', () => {
    const listing = aListing('org_1');
    const claimed = {
      ...listing,
      disclosures: [{ kind: 'PropertyCondition' as const, text: exemptSellerText }],
    };
    const textOf = (organisation: SellingOrganization | null, listingClaiming = claimed) =>
      asVisitorsSee(listingClaiming, organisation)?.disclosures[0]?.text;
    expect(textOf(bank)).toBe(exemptSellerText);
    expect(textOf({ ...bank, verified: null })).toContain('Its exemption is not verified.');
    const person = { ...claimed, seller: { ...claimed.seller, id: 'uid' } };
    expect(textOf(null, person)).toContain('Its exemption is not verified.');
    const estate = { ...person, seller: { ...person.seller, kind: 'estate' as const } };
    expect(textOf(null, estate)).toBe(exemptSellerText);
  });

  test('has no name when an individual claims to be a bank or a public body', () => {
    for (const kind of ['bank', 'servicer', 'government'] as const)
      expect(nameOf(aListing('uid', { kind, name: 'HUD' }), null)).toBe(unverifiedSeller);
  });

  test('is the owner or estate that a person sells for, and any seller of a sample listing', () => {
    expect(nameOf(aListing('uid', { kind: 'owner', name: 'Ann Hill' }), null)).toBe('Ann Hill');
    expect(nameOf(aListing('uid', { kind: 'bank', name: 'Sample Bank' }, true), null)).toBe('Sample Bank');
  });

  test('is null while the organization is suspended', () => {
    expect(asVisitorsSee(aListing('org_1'), { ...bank, suspended: { reason: 'x', by, at: 2 } })).toBeNull();
  });
});
