// Compiled from messages/en/drafts.json by `npm run messages`.

export const warnings = {
"zip-county": ({ zip, county, listed }: { zip: string | number; county: string | number; listed: string | number }) => `ZIP code ${zip} isn’t in ${county} County, so the listing says ${listed} County. Check the ZIP code.`,
"zip-without-area": ({ zip }: { zip: string | number }) => `ZIP code ${zip} is for PO boxes or a single building. Check it against the street address.`,
occupancy: "Occupancy is unknown. Bidders will expect months of eviction proceedings and bid less, or not at all. Visit the home and find out who lives there.",
"exterior-only": "Buyers can’t see the interior. Most lenders won’t finance the home, and bidders tend to assume the worst.",
"no-title-insurance": "Without title insurance, lenders won’t approve a mortgage, so only cash buyers can buy.",
"unresolved-lien": "A lien is unresolved. Bidders often reduce their bids by more than the lien’s amount because they can’t know its full cost.",
"no-title-report": "There’s no title report. Bidders must order their own to know what they’re bidding on.",
"no-estimate": "There’s no estimated value. Bidders will look for one elsewhere.",
"high-reserve": "The reserve is more than 10% above your own estimate. Auctions with a reserve that high often end without a sale.",
"high-start": "The starting bid is close to your estimate. Few bidders start that high, and early bids attract more bids. A reserve protects you even when the starting bid is low.",
"ends-soon": "The auction ends within two weeks. Buyers need time to see the home and arrange their funds.",
"short-auction": "The auction runs less than three days. Many buyers check listings only once a week.",
"ends-at-night": "The auction ends at night in New York, when fewer people bid.",
"ends-on-weekend": "The auction ends on a weekend, when most attorneys and lenders can’t be reached.",
"few-photos": ({ most }: { most: string | number }) => `Buyers often skip homes with fewer than ${most} photos or wonder what isn’t shown.`,
};
