// Compiled from messages/en/costs.json by `npm run messages`.

export const costNotes = {
"other-towns": ({ taxes }: { taxes: string | number }) => `Not included because no city or town is selected: ${taxes}. The town in a mailing address isn’t always the town the home is in.`,
arrears: "Arrears aren’t included. Ask about property tax, water and sewer, common charges, and open violations.",
"property-tax": "Property tax until possession isn’t included because no amount was entered.",
registration: ({ registration }: { registration: string | number }) => `If neither you nor a family member lives in this one- or two-family home, you must also register it with the city (HPD) each year. The ${registration} fee isn’t included.`,
"mortgage-deduction": ({ most }: { most: string | number }) => `The mortgage recording tax may be up to ${most} less for one- and two-family homes here.`,
"state-tax-left-out": "If you pay the seller’s state transfer tax on a home, the state doesn’t include that payment in the taxable price (Tax Law § 1404(a)). New York City, counties, and towns do.",
shares: "A co-op transfers as shares, so there’s no title insurance and no mortgage to record. The co-op may charge a flip tax.",
"bill-of-sale": "A manufactured home in a park transfers by bill of sale, so there’s no deed to tax or record.",
"residential-part": "The mansion tax applies to the residential part of the price: the house on a farm, or up to three dwellings in a mixed-use building. Enter that part to include the tax.",
"contested-fees": "Courts have struck down or are reviewing some of this county’s recording fees. They’re included because the county still charges them.",
"not-estimated": ({ names }: { names: string | number }) => `Not included until you add your own quotes: ${names}.`,
};
