import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { dollars } from '@/lib/domain/shared/money';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { withSearchTerms } from '@/lib/domain/staff/decide-person';

type Seller = Listing['seller'];

/** The seller whose login is printed at startup. */
export const loginSeller: Seller = {
  id: 'sample-seller',
  name: 'Mohawk Valley Savings',
  kind: 'bank',
  email: 'seller@example.com',
};

/** All fictional. No real bank, servicer or person is meant. */
export const sampleSellers: readonly Seller[] = [
  loginSeller,
  seller('Tamarack & Quill Savings Bank', 'bank'),
  seller('Bluestone Lantern Bank', 'bank'),
  seller('Old Ferry Building & Loan', 'bank'),
  seller('Wicket Falls Trust Company', 'bank'),
  seller('Gray Heron Federal Savings', 'bank'),
  seller('Ninth Heron Loan Servicing', 'servicer'),
  seller('Ironwicket Mortgage Servicing', 'servicer'),
  seller('Paper Lantern Home Loans', 'servicer'),
  seller('Copperbeech Asset Recovery', 'servicer'),
  seller('Three Kills Land Bank', 'government'),
  seller('P. Abernathy-Voss', 'owner'),
  seller('L. and J. Okonjo-Reyes', 'owner'),
  seller('Quarrymen Holdings, Inc.', 'owner'),
  seller('Estate of H. Vandermolen', 'estate'),
  seller('Estate of R. Oakenshaw', 'estate'),
];

/** The broker who lists some of their homes. */
export const sampleBroker: NonNullable<Listing['broker']> = {
  name: 'Ines Calloway',
  firm: 'Salt Meadow Realty',
  phone: '(631) 555-0147',
};

function seller(name: string, kind: Seller['kind']): Seller {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id: `sample-seller-${slug}`, name, kind, email: `sales@${slug}.example.com` };
}

export interface SampleBidder {
  readonly uid: string;
  readonly legalName: string;
  readonly email: string;
}

/** The two buyers whose logins are printed at startup. */
export const loginBidders = [
  { uid: 'sample-buyer', legalName: 'Rosa Delgado', email: 'buyer@example.com' },
  { uid: 'sample-second-buyer', legalName: 'Theo Lindqvist', email: 'second-buyer@example.com' },
] as const satisfies readonly SampleBidder[];

/** Bidders who exist only in the sample histories. */
export const sampleBidders: readonly SampleBidder[] = [
  'Imani Castellanos',
  'Gregor Whitlow',
  'Priya Ramanathan',
  'Dmitri Halloran',
  'Soledad Quist',
  'Walt Brzezicki',
  'Noor Abdelaziz',
  'Cassius Thorne',
  'Mei-Lin Farrow',
  'Anselm Okoro',
  'Bridget Sauvage',
  'Tobias Nakagawa',
  'Ramona Iverson',
  'Leopold Achterberg',
].map((legalName, index) => ({
  uid: `sample-bidder-${String(index + 1).padStart(2, '0')}`,
  legalName,
  email: `bidder-${index + 1}@example.com`,
}));

const bidders = new Map(
  [...loginBidders, ...sampleBidders].map((bidder) => [bidder.uid.replace('sample-', ''), bidder] as const),
);

/** Finds a bidder by its name in the data: `buyer`, `second-buyer`, `bidder-04`. */
export function requireBidder(name: string): SampleBidder {
  const bidder = bidders.get(name);
  if (!bidder) throw new RangeError(`No sample bidder ${name}`);
  return bidder;
}

export function requireSeller(id: string): Seller {
  const found = sampleSellers.find((each) => each.id === id);
  if (!found) throw new RangeError(`No sample seller ${id}`);
  return found;
}

/** The account of a sample seller, created a day before all bidders. */
export const toSampleSeller = ({ id: uid, name, email }: Seller, now: number): User =>
  withSearchTerms({
    uid,
    email,
    name,
    role: 'seller',
    emailVerified: true,
    registration: null,
    createdAt: now - 121 * 24 * 3_600_000,
  });

/** Registered before the oldest sample auction. Phone numbers are from the fictional range 555-01xx. */
export function toSampleUser({ uid, legalName, email }: SampleBidder, index: number, now: number): User {
  const createdAt = now - 120 * 24 * 3_600_000;
  return withSearchTerms({
    uid,
    email,
    name: legalName,
    role: 'member',
    emailVerified: true,
    registration: {
      legalName,
      phone: `+1212555${String(101 + (index % 99)).padStart(4, '0')}`,
      termsVersion: termsInForce.version,
      acceptedAt: createdAt,
      address: { street: `${101 + index} Sample Street`, city: 'Albany', state: 'NY', postalCode: '12207' },
      title: { kind: 'individual', name: '' },
      buyerType: 'owner-occupant',
      household: [],
      organisation: '',
    },
    bidLimit: { cents: dollars(5_000_000), at: createdAt },
    createdAt,
  });
}
