import type { RiskReportTopic } from './risk-topics';

/** What an unknown fact may cost a buyer: orientation, not legal advice. */
export interface UnknownCost {
  readonly text: string;
  readonly source: { readonly label: string; readonly href: string };
}

const tenantLaw = {
  label: 'Real Property Actions and Proceedings Law § 1305',
  href: 'https://www.nysenate.gov/legislation/laws/RPA/1305',
};

/** Title, deed, access and property tax are stated on every listing, so they are never unknown. */
const costs: Readonly<Partial<Record<RiskReportTopic, UnknownCost>>> = {
  occupancy: {
    text: 'Whoever is inside may have a right to stay: a tenant for 90 days from a notice, or to the end of a lease if that is later, also against who buys from the bank. A former owner gets ten days’ notice with the deed shown (§ 713(5) of the same law), and then a court decides. Until then you bear taxes and insurance of a home that you cannot use.',
    source: tenantLaw,
  },
  tenants: {
    text: 'A tenant whose rent is not regulated may stay for 90 days from a notice, or to the end of the lease if that is later; a tenant with a regulated rent stays. One unit can be had after 90 days by a buyer who will live in it. A lease that nobody told you of can bind you all the same.',
    source: tenantLaw,
  },
  'good-cause': {
    text: 'Where the law holds, a tenant may be put out, and a lease not renewed, only for a good cause, and a rise of the rent above the lower of 10% and 5% plus inflation is presumed unreasonable. Exempt are, among others, owners of up to ten units, owner-occupied buildings of up to ten units, condominiums, co-ops, buildings since 2009, and rents above 245% of the fair market rent.',
    source: {
      label: 'Woods Oviatt Gilman, Good Cause Eviction Law',
      href: 'https://woodsoviattgilman.com/news-insights/8-15-24-new-york-good-cause-eviction-law-effective-as-of-april-20-2024',
    },
  },
  liens: {
    text: 'A lien that is not paid at the closing stays on the home, whatever its amount. In Florida somebody paid $20,000 at an online auction for a house under a mortgage of $220,000. Order a title search before you bid.',
    source: {
      label: 'A novice buyer at an online foreclosure auction, 2011',
      href: 'https://homeequitytheft.blogspot.com/2011/02/novice-online-foreclosure-auction-buyer.html',
    },
  },
  condition: {
    text: 'Nobody has looked inside, and a lender who resells what it took by foreclosure need not give the property condition disclosure that other sellers of one to four families owe. What has to be renewed is then yours to find and to pay.',
    source: { label: 'Real Property Law § 462', href: 'https://www.nysenate.gov/legislation/laws/RPP/462' },
  },
  violations: {
    text: 'Who forecloses must keep the home up only until its deed passes. From then on open violations and the repairs that they ask for are the new owner’s. Ask the municipality for a search before you bid.',
    source: {
      label: 'Real Property Actions and Proceedings Law § 1307',
      href: 'https://www.nysenate.gov/legislation/laws/RPA/1307/',
    },
  },
  flood: {
    text: 'In a mapped flood zone a lender asks for flood insurance, year after year. The map can be looked up by the address, free of charge.',
    source: { label: 'FEMA Flood Map Service Center', href: 'https://msc.fema.gov' },
  },
  charges: {
    text: 'Homes bought at online auctions can come with clouds on their title, and what clears them is left to the buyer. Water, sewer and common charges that nobody settles at the closing are among them: ask for a final reading, and for a letter of the association.',
    source: {
      label: 'Potential issues with online auction properties',
      href: 'https://sglaw.com/potential-issues-with-online-auction-properties/',
    },
  },
};

/** Null for topics that are stated on every listing. */
export const unknownCost = (topic: RiskReportTopic): UnknownCost | null => costs[topic] ?? null;
