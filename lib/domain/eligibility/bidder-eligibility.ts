import { hasOpenDefault, limitOf } from '@/lib/domain/accounts/bid-limit';
import { wasStaffLately } from '@/lib/domain/accounts/former-staff';
import { foldLookAlikes, nameKey } from '@/lib/domain/accounts/name-key';
import { missingOf } from '@/lib/domain/accounts/registration';
import type { Registration, User } from '@/lib/domain/accounts/user';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { isLeadHome } from '@/lib/domain/listings/lead-paint';
import type { Listing } from '@/lib/domain/listings/listing';
import { overLimit } from './bid-exposure';
import { type Block, ineligibilityOf } from './bidder-block';
import { needsInvestorForm } from './investor-form';

const dayMs = 24 * 3_600_000;
/** How long a covered investor must wait. Source: Real Property Law § 520. */
export const INVESTOR_WAIT_MS = 90 * dayMs;
/** The oldest sign-in that is recent enough for any bid. */
export const SIGN_IN_FRESH_FOR_BIDS_MS = 15 * 60_000;

/** The site's configured bid limits, in cents. */
export interface BidPolicy {
  readonly withoutReviewCents: number;
  /** A higher bid needs a recent sign-in. */
  readonly freshSignInAboveCents: number;
}

/** A person who bids. Times in ms. */
export interface Bidder {
  readonly user: User;
  readonly signedInAt: number;
  /** With this bid or an earlier one on this home. */
  readonly hasAcceptedLeadPaint: boolean;
  /** Bid exposure in other auctions plus the prices of open purchases, in cents. */
  readonly exposureCents: number;
}

/** A person who acts for the seller. */
type Party = Pick<User, 'uid' | 'registration'>;

type EligibleHome = Pick<Listing, 'propertySubType' | 'yearBuilt'>;

/** The facts that decide who may bid or offer: the home, its seller and the person's relation to both. */
export interface EligibilityFacts {
  readonly parties: readonly Party[];
  /** Names of the seller, which may be a person, an organization or an estate. */
  readonly sellerNames: readonly string[];
  /** The person left the seller recently. */
  readonly hasLeftLately: boolean;
  readonly block: Pick<Block, 'reason'> | null;
  /** The home is on a bid list of the person. */
  readonly isOnList?: boolean;
  /** Someone whom the person declared as a household member or co-buyer before the opening has bid in the auction. */
  readonly meetsRelative?: boolean;
  /** Someone else bid in the auction first from the device of this bid. */
  readonly sharesDevice?: boolean;
  /** Null if there is no listing. */
  readonly home: EligibleHome | null;
  /** The other homes of the lot that is sold with it. */
  readonly included?: readonly EligibleHome[];
  /** When the home was publicly listed at its current price, in ms; null after a lowered reserve. */
  readonly pricedSince: number | null;
  /** End of the head start, in which only owner-occupants may bid or offer, in ms; null if there is none. */
  readonly ownersOnlyUntil: number | null;
}

/** A bid to check. `at`: arrival time in ms. */
export interface BidToCheck {
  readonly maximumCents: number;
  readonly at: number;
}

/**
 * Why this person may not place this bid; null if they may. The auction's own amount rules are not checked
 * here.
 */
export function refuseBidder(
  bidder: Bidder,
  facts: EligibilityFacts,
  bid: BidToCheck,
  policy: BidPolicy,
): Refusal<Ineligibility> | null {
  return refuseBuyer(bidder.user, facts, bid.at) ?? refuseBid(bidder, facts, bid, policy);
}

/** Why this person may not buy this home at `at` (ms), by a bid or an offer; null if they may. */
export const refuseBuyer = (user: User, facts: EligibilityFacts, at: number): Refusal<Ineligibility> | null =>
  refusePerson(user, at) ??
  refuseInsider(user, facts) ??
  refuseInvestor(user, facts, at) ??
  refuseEarly(user, facts, at);

function refusePerson(user: User, at: number): Refusal<Ineligibility> | null {
  const { suspension, emailVerified, registration, role } = user;
  if (suspension) return { reason: 'suspended' };
  if (role === 'admin' || wasStaffLately(user, at)) return { reason: 'conflict-of-interest' };
  if (!emailVerified) return { reason: 'email-unverified' };
  const missing = missingOf(registration);
  return missing.length > 0 ? { reason: 'not-registered', missing } : null;
}

function refuseInsider(user: User, facts: EligibilityFacts): Refusal<Ineligibility> | null {
  if (facts.parties.some(({ uid }) => uid === user.uid)) return { reason: 'own-listing' };
  if (facts.hasLeftLately || isOfSellersSide(user, facts)) return { reason: 'conflict-of-interest' };
  return facts.block ? { reason: ineligibilityOf(facts.block) } : null;
}

/**
 * Whether both sides' declarations show the same person, organization or household. The seller's names are
 * compared with every name that the bidder declared, because a seller may not be registered here.
 */
function isOfSellersSide(
  { registration: own }: Pick<User, 'registration'>,
  { parties, sellerNames }: Pick<EligibilityFacts, 'parties' | 'sellerNames'>,
): boolean {
  if (!own) return false;
  const named = [own.legalName, own.organisation, own.title?.name, ...relativesOf(own)];
  if (share(named, sellerNames)) return true;
  return parties.some(({ registration }) => registration !== null && areClose(own, registration));
}

function areClose(one: Registration, other: Registration): boolean {
  if (one.phone === other.phone) return true;
  const isSameName = share([one.legalName], [other.legalName]);
  if (isSameName && share([one.address?.postalCode], [other.address?.postalCode])) return true;
  if (share([one.organisation, one.title?.name], [other.organisation, other.title?.name])) return true;
  return share(relativesOf(one), [other.legalName]) || share(relativesOf(other), [one.legalName]);
}

/** The household and the people who take title with the person. */
export const relativesOf = ({ household = [], title }: Registration): readonly string[] =>
  title?.kind === 'joint' ? [...household, ...peopleIn(title.name)] : household;

/**
 * The line itself and the full names in it: `Ann Hill, Bo Hill and Cy Fox` names three people; a single word
 * is not a full name. Use it only for lines of people: `National Association` in `First Bank, National
 * Association` is part of many bank names.
 */
export const peopleIn = (line: string): readonly string[] => [
  line,
  ...foldLookAlikes(line)
    .split(/[,;&\n]|\band\b/)
    .filter((part) => /\S\s+\S/.test(part.trim())),
];

type Names = readonly (string | undefined)[];
const share = (some: Names = [], others: Names = []): boolean => {
  const keys = others.flatMap(keyOf);
  return some.flatMap(keyOf).some((key) => keys.includes(key));
};

function keyOf(name: string | undefined): string[] {
  const key = nameKey(name ?? '');
  return key === '' ? [] : [key];
}

/**
 * Covered investors wait 90 days from the listing of a one- or two-family home, and again after a price
 * change. Source: Real Property Law §§ 520–522.
 */
function refuseInvestor(
  user: User,
  { pricedSince, home, included = [] }: Pick<EligibilityFacts, 'home' | 'included' | 'pricedSince'>,
  at: number,
): Refusal<Ineligibility> | null {
  const homes = home ? [home, ...included] : [];
  const kinds = homes.map(({ propertySubType }) => propertySubType);
  if (!needsInvestorForm(user, kinds)) return null;
  if (pricedSince === null) return { reason: 'investor-wait' };
  const until = pricedSince + INVESTOR_WAIT_MS;
  return at < until ? { reason: 'investor-wait', until } : null;
}

function refuseEarly(
  { registration }: User,
  { ownersOnlyUntil: until }: EligibilityFacts,
  at: number,
): Refusal<Ineligibility> | null {
  if (until === null || at >= until || registration?.buyerType === 'owner-occupant') return null;
  return { reason: 'owner-occupants-first', until };
}

/**
 * Leaves an invalid amount to the auction's own rules. A relation and a shared device come last, because
 * the answer tells that somebody bids.
 */
function refuseBid(
  bidder: Bidder,
  { home, included = [], isOnList, meetsRelative, sharesDevice }: EligibilityFacts,
  bid: BidToCheck,
  policy: BidPolicy,
): Refusal<Ineligibility> | null {
  const limitCents = limitOf(bidder.user, policy.withoutReviewCents);
  const { maximumCents } = bid;
  if (!(maximumCents <= highestAmountCents)) return null;
  const over = overLimit(limitCents, bidder.exposureCents, maximumCents);
  if (over) return { ...over, ...(hasOpenDefault(bidder.user) && { hasOpenDefault: true }) };
  const mayHaveLead = home !== null && [home, ...included].some(isLeadHome);
  if (mayHaveLead && !bidder.hasAcceptedLeadPaint) return { reason: 'lead-paint' };
  const isFresh = bid.at - bidder.signedInAt <= SIGN_IN_FRESH_FOR_BIDS_MS;
  if (maximumCents > policy.freshSignInAboveCents && !isFresh) return { reason: 'sign-in-again' };
  if (isOnList) return { reason: 'on-bid-list' };
  if (meetsRelative) return { reason: 'related-bidder' };
  return sharesDevice ? { reason: 'shared-device' } : null;
}
