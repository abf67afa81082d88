export interface CostLine {
  readonly name: string;
  readonly payer: 'Buyer' | 'Seller' | 'Varies';
  readonly rate: string;
  readonly source: { readonly label: string; readonly href: string | null };
}

/** When the lines below were last compared with their sources. */
export const closingCostsAsOf = '2026-11-21T12:00:00.000Z';

const stateTaxes = {
  label: 'NYS Department of Taxation and Finance',
  href: 'https://www.tax.ny.gov/bus/transfer/rptidx.htm',
};
const cityTaxes = {
  label: 'NYC Department of Finance',
  href: 'https://www.nyc.gov/site/finance/property/property-real-property-transfer-tax-rptt.page',
};
const mortgageTaxes = {
  label: 'NYS Department of Taxation and Finance, Form MT-15',
  href: 'https://www.tax.ny.gov/pit/mortgage/mtgidx.htm',
};

/** What buying and selling costs in New York beside the price, for orientation. Rates are of the whole price unless said. */
export const costLines = {
  stateTransferTax: {
    name: 'State transfer tax',
    payer: 'Seller',
    rate: '$2 for every $500 of the price, a started $500 counting whole (0.4%). In New York City $3.25 for every $500 from $3 million for one to three families, condominiums and co-ops, and from $2 million for everything else. If the seller does not pay or is exempt, the buyer must.',
    source: stateTaxes,
  },
  cityTransferTax: {
    name: 'New York City transfer tax',
    payer: 'Seller',
    rate: 'One to three families, condominiums and co-ops: 1% up to $500,000, 1.425% above. Everything else: 1.425% up to $500,000, 2.625% above. On sales over $25,000.',
    source: cityTaxes,
  },
  mansionTax: {
    name: 'Mansion tax',
    payer: 'Buyer',
    rate: '1% on one to three families, condominiums and co-ops from $1,000,000, anywhere in the state. One dollar less, and there is none.',
    source: stateTaxes,
  },
  supplementalTax: {
    name: 'Supplemental tax, New York City',
    payer: 'Buyer',
    rate: 'On the same homes, with the mansion tax together: 1.25% from $2 million, 1.5% from $3 million, 2.25% from $5 million, 3.25% from $10 million, 3.5% from $15 million, 3.75% from $20 million, 3.9% from $25 million.',
    source: stateTaxes,
  },
  peconicBayTax: {
    name: 'Peconic Bay tax, eastern Suffolk',
    payer: 'Buyer',
    rate: '2.5% in East Hampton, Southampton, Shelter Island and Southold, 2% to 2.5% in Riverhead, above an allowance that depends on the town and on whether the land is improved.',
    source: {
      label: 'CB Title Group',
      href: 'https://cbtitlegroup.com/articles/suffolk-county-peconic-bay-tax-explainer',
    },
  },
  localTransferTaxes: {
    name: 'Other local transfer taxes',
    payer: 'Varies',
    rate: 'Among others Yonkers 1.5%, Mount Vernon 1%, Peekskill 1%, Warwick 0.75%, Red Hook 2%, most of them above an allowance. Ask the city or the town.',
    source: {
      label: 'Advantage Title',
      href: 'https://www.advantagetitle.com/new-york-transfer-tax.php',
    },
  },
  mortgageRecordingTax: {
    name: 'Mortgage recording tax',
    payer: 'Buyer',
    rate: 'Of the loan, not of the price. New York City, one to three families and condominiums: 1.8% under $500,000, 1.925% from there, after the lender’s quarter percent. Elsewhere from 0.75% to 1.8% by county. None on co-ops and none for cash.',
    source: mortgageTaxes,
  },
  titleInsurance: {
    name: 'Owner’s title insurance',
    payer: 'Buyer',
    rate: 'About 0.4% of the price, at rates filed with the state; less above $1 million. Unless the property’s page says that the seller pays.',
    source: { label: 'NY Title, estimate', href: 'https://nytitle.com/rates-ny.html' },
  },
  attorney: {
    name: 'Your attorney',
    payer: 'Buyer',
    rate: 'Customary: $750 to $1,500 upstate, $1,500 to $3,500 in New York City. Agree on it before you bid.',
    source: { label: 'Customary range, not a published rate', href: null },
  },
  searchAndRecording: {
    name: 'Title search and recording',
    payer: 'Buyer',
    rate: 'Searches often $500 to $1,200. Recording about $45 and $5 for each page in most counties.',
    source: { label: 'Customary range, and county clerks', href: null },
  },
} as const satisfies Record<string, CostLine>;
