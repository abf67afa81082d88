import type { GlossaryEntry } from './glossary';

/** Foreclosure and occupancy in New York. RPAPL is the Real Property Actions and Proceedings Law. */
export const foreclosureTerms: readonly GlossaryEntry[] = [
  {
    term: 'Bank-owned',
    text: 'Owned by a lender that took the property in a foreclosure or by a deed in lieu of it, and now sells it.',
    see: ['REO'],
  },
  {
    term: 'Deed in lieu of foreclosure',
    text: 'A deed by which an owner in default gives the property to the lender to end the debt without a foreclosure.',
  },
  {
    term: 'Deficiency',
    text: 'What is still owed after a foreclosure sale that brought less than the debt. The lender must ask the court for it within 90 days of the deed (RPAPL § 1371).',
  },
  {
    term: 'Foreclosure',
    text: 'The lawsuit by which a lender has mortgaged property sold to pay the debt. In New York it always goes through a court.',
  },
  {
    term: 'Former owner',
    text: 'In a foreclosed property: who owned it before. May be removed only by a court, after ten days’ notice with the deed shown (RPAPL § 713(5)).',
  },
  {
    term: 'Good Cause Eviction',
    text: 'A law in force since April 20, 2024 in New York City and in municipalities that have joined it: many tenants may stay, and large increases of rent are presumed unreasonable. It has many exceptions.',
  },
  {
    term: 'Holdover proceeding',
    text: 'The court case for possession against somebody whose right to stay has ended.',
  },
  {
    term: 'Judgment of foreclosure and sale',
    text: 'The court’s decision that the property is to be sold, for which debt, and by which referee.',
  },
  {
    term: 'Judgment lien',
    text: 'A creditor’s judgment, docketed against an owner, that burdens the owner’s property in that county until it is paid.',
  },
  {
    term: 'Lead-paint disclosure',
    text: 'For a home built before 1978 the seller must say what is known of lead paint and give ten days to inspect, unless the buyer waives them, before the buyer is bound. A bank’s resale is not exempt.',
  },
  {
    term: 'Lien',
    text: 'A creditor’s right in a property: a mortgage, a judgment, unpaid taxes, water charges. A listing says for each known lien whether it is paid at the closing or stays.',
  },
  {
    term: 'Lis pendens',
    text: 'Also notice of pendency: the notice, filed with the county clerk when a foreclosure begins, that the property is in a lawsuit.',
  },
  {
    term: 'Occupancy',
    text: 'Whether somebody lives in a property, and who: nobody, a former owner, tenants, or both. Each listing says it with source and date, or says that it is unknown.',
  },
  {
    term: 'Referee',
    text: 'The person whom a court appoints to sell a foreclosed property at a public sale. That sale is not run on this site.',
  },
  {
    term: 'Referee’s deed',
    text: 'The deed of a foreclosure sale. It transfers what the court ordered to be sold and promises nothing.',
  },
  {
    term: 'REO',
    text: 'Real estate owned: the banks’ word for property that came back to the lender in a foreclosure. If the foreclosing lender buys its own home, it must put it back on the market within 180 days of the deed, or 90 days after rehabilitation (RPAPL § 1353).',
    see: ['Bank-owned'],
  },
  {
    term: 'Rent-stabilized',
    text: 'Under rent regulation: the tenant has a right to renew the lease, and rents rise only as a board allows. A sale changes nothing in that.',
  },
  {
    term: 'RPAPL § 1305',
    text: 'The law that lets most tenants of a foreclosed property stay for 90 days from notice or to the end of a lease that qualifies, whichever is longer. It can bind a later buyer too.',
  },
  {
    term: 'Servicer',
    text: 'The company that manages a loan, and often the foreclosed property, for the lender.',
  },
  {
    term: 'Surplus money',
    text: 'What a foreclosure sale brought above the debt. It belongs to later lienors and the former owner, who claim it in court.',
  },
  {
    term: 'Tax lien',
    text: 'The municipality’s claim for unpaid property tax. It comes before every mortgage.',
  },
  {
    term: 'Upset price',
    text: 'The least that a referee or a court accepts at a foreclosure sale; what an auction calls the reserve.',
  },
  {
    term: 'Vacant',
    text: 'Said of a property in which nobody lives. It tells as of when; it does not promise that nobody moves in.',
  },
  {
    term: 'Warrant of eviction',
    text: 'The court’s order to a sheriff, marshal or constable to put a new owner in possession. Nobody may be put out without one.',
  },
];
