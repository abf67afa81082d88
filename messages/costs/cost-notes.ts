// Compiled from messages/en/costs.json by `npm run messages`.

export const costNotes = {
"other-towns": ({ taxes }: { taxes: string | number }) => `Not included because no city or town is selected: ${taxes}. A mailing address can name a town that the home isn’t in.`,
arrears: "Arrears aren’t included. Ask about property tax, water and sewer, common charges, and open violations.",
"property-tax": "Property tax until possession isn’t included because no amount was entered.",
"mortgage-deduction": ({ most }: { most: string | number }) => `The mortgage recording tax may be up to ${most} less for one- and two-family homes here.`,
"state-tax-in-price": "Under Tax Law § 1404(a), the state transfer tax on a home may not count toward what the seller’s taxes add to the price. Ask your attorney.",
shares: "A co-op transfers as shares, so there’s no title insurance and no mortgage to record. The co-op may charge a flip tax.",
"bill-of-sale": "A manufactured home in a park transfers by bill of sale, so there’s no deed to tax or record.",
};
