// Compiled from messages/en/locations.json by `npm run messages`.

export const ruleTexts = {
"mortgage-tax-by-place": {
title: "Mortgage recording tax",
text: ({ rate }: { rate: string | number }) => `${rate} Title companies’ tables differ for some counties; the tax department’s Form MT-15 is authoritative.`,
},
"mortgage-tax-in-new-york-city": {
title: ({ low, high }: { low: string | number; high: string | number }) => `Mortgage recording tax: ${low} to ${high}`,
text: ({ low, limit, homes, high, deduction }: { low: string | number; limit: string | number; homes: string | number; high: string | number; deduction: string | number }) => `The tax is on the loan, not the price: ${low} on loans under ${limit}. At ${limit} or more, it’s ${homes} for one- to three-family homes and residential condominiums and ${high} for everything else. On one- to six-family homes, the lender pays a quarter of a percentage point. On one- and two-family homes, the tax is ${deduction} less. Co-ops and cash purchases owe none.`,
},
"mortgage-tax": {
title: ({ percent, hasYonkers, yonkers }: { percent: string | number; hasYonkers: string; yonkers: string | number }) => `Mortgage recording tax: ${percent}${(hasYonkers === "yes" ? `; in Yonkers, ${yonkers}` : "")}`,
text: ({ buyers, hasYonkers, yonkersBuyers }: { buyers: string | number; hasYonkers: string; yonkersBuyers: string | number }) => `The rate applies to the loan amount. On one- to six-family homes, the buyer pays ${buyers}${(hasYonkers === "yes" ? ` (in Yonkers, ${yonkersBuyers})` : "")} and the lender pays the rest.`,
},
"county-transfer-tax": {
title: ({ county }: { county: string | number }) => `Transfer tax in ${county} County`,
text: ({ rate }: { rate: string | number }) => `${rate}`,
},
"local-taxes": {
title: ({ county }: { county: string | number }) => `Local transfer taxes in ${county} County`,
text: ({ rates, count }: { rates: string | number; count: number }) => `${rates} ${(count === 1 ? "This tax doesn’t" : "These taxes don’t")} apply elsewhere in the county.`,
},
"title-insurance": {
title: ({ zone }: { zone: string | number }) => `Owner’s title insurance: zone ${zone}`,
text: ({ zone, premiums }: { zone: string | number; premiums: string | number }) => `Rates are filed with the state for two zones. In zone ${zone} counties, the premium is ${premiums}. A title company calculates the actual amount.`,
},
tenants: {
title: "Tenants may stay",
text: "After a foreclosure, a tenant whose rent isn’t regulated may stay for 90 days after receiving notice or until the lease ends, whichever is later. That right also binds anyone who buys from the bank before then. A buyer who will live in one unit can take possession of it after 90 days. Rent-regulated tenants can stay.",
},
"former-owner": {
title: "Former owners who haven’t left",
text: "The new owner must show the deed and give ten days’ notice to quit. After that, a court decides (RPAPL § 713(5)).",
},
"good-cause": {
title: "Good cause required for eviction, where the law applies",
text: ({ law }: { law: string | number }) => `This law applies in New York City and in municipalities that have opted in. ${law}`,
},
"good-cause-in-new-york-city": {
title: "Good cause required for eviction",
text: ({ law }: { law: string | number }) => `This law applies in New York City. ${law}`,
},
"good-cause-in-county": {
title: ({ cities }: { cities: string | number }) => `Good cause required for eviction in ${cities}`,
text: ({ cities, law }: { cities: string | number; law: string | number }) => `${cities} had opted in as of the date below. Elsewhere in the county, the law applies only where a municipality has opted in since. ${law}`,
},
"good-cause-in-city": {
title: "Good cause required for eviction",
text: ({ cities, law }: { cities: string | number; law: string | number }) => `${cities} had opted in as of the date below. ${law}`,
},
redemption: {
title: "No redemption after a foreclosure sale",
text: "Until the foreclosure sale, an owner may pay the full debt and keep the property. In New York, that right ends with the sale, so a home that a bank bought at the sale can no longer be redeemed.",
},
"tax-redemption": {
title: "Tax foreclosure: two years to redeem",
text: "When a county, city, or village forecloses for unpaid taxes, the owner may redeem the property until two years after the lien date. A tax district may extend that period for homes and farms, and may shorten it to one year for abandoned homes.",
},
"property-condition": {
title: "Property condition disclosure",
text: "The seller of a one- to four-family home must give the buyer a signed disclosure of its condition before the buyer is bound. As of March 20, 2024, sellers can no longer give a $500 credit instead. Exemptions include estates, governments, and lenders that sell homes they took through foreclosure or a deed in lieu of foreclosure. Condominiums and co-ops don’t need a disclosure.",
},
"lead-paint": {
title: "Lead paint in homes built before 1978",
text: "Anyone who resells a home built before 1978 must do three things before the buyer is bound: provide the EPA pamphlet, disclose any known lead paint, and allow ten days for an inspection. The buyer may waive the inspection. The foreclosure sale itself is exempt, but a later resale isn’t.",
},
"investor-wait": {
title: "90-day wait for large investors",
text: "This rule covers pooled investment funds with $30 million or more in assets and ten or more one- and two-family homes. They may not make an offer on a one- or two-family home until it has been publicly listed for 90 days. A price change restarts the 90 days. With an offer, they must give the seller a signed and notarized form stating that they’re such a fund, and file it with the state’s Department of Law within three days. A lender that takes its own collateral is exempt.",
},
"utility-notice": {
title: "Electricity and utility surcharge notice",
text: "If no utility provides electricity, or if a surcharge pays for an electric, gas, or water line, the seller must tell the buyer in writing before accepting an offer. The notice states the type, purpose, and amount of any surcharge and how often it’s due.",
},
"agricultural-district": {
title: "Agricultural district notice",
text: "If any part of the property is in an agricultural district, the seller must present a notice with the contract of sale, stating that farming there may cause noise, dust, and odors. Both sides must sign it before the sale.",
},
"well-test-in-westchester": {
title: "Private well test",
text: "When a contract is signed for a property whose drinking water comes from a private well, the seller must pay for a test and confirm within ten days that it was ordered.",
},
"well-test-in-rockland": {
title: "Private well test",
text: "A private well for drinking water must be tested before a buyer acquires the home.",
},
"hpd-registration": {
title: "Registration with the city",
text: "A new owner of a building with three or more apartments, or of a one- or two-family home where neither the owner nor a family member lives, must file a registration statement with the deed or within five days. The city won’t record a deed without that statement or an affidavit that none is required.",
},
recording: {
title: "Where deeds are recorded",
text: "Deeds are recorded with the county clerk or, in New York City except Staten Island, with the City Register. There’s no statewide register.",
},
"county-clerk": {
title: "Deeds are recorded by the county clerk",
text: "You can look up deeds, mortgages, and liens at the county clerk’s office.",
},
"city-register": {
title: "Deeds are recorded by the City Register",
text: "You can look up deeds, mortgages, and liens recorded since 1966 online in ACRIS by borough, block, and lot.",
},
"richmond-clerk": {
title: "Deeds are recorded by the Richmond County Clerk",
text: "Staten Island isn’t in the city’s ACRIS. Deeds, mortgages, and liens are recorded with the county clerk.",
},
};
