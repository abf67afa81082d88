// Compiled from messages/en/costs.json by `npm run messages`.

export const rateWords = {
stateTransferTax: ({ perUnit, unit, percent, cityPerUnit, homesFrom, othersFrom }: { perUnit: string | number; unit: string | number; percent: string | number; cityPerUnit: string | number; homesFrom: string | number; othersFrom: string | number }) => `${perUnit} for every ${unit} of the price or fraction thereof (${percent}). In New York City, ${cityPerUnit} for every ${unit} at higher prices: ${homesFrom} or more for one- to three-family homes, condominiums, and co-ops, and ${othersFrom} or more for everything else. If the seller doesn’t pay or is exempt, the buyer must pay.`,
cityTransferTax: ({ homes, others, free }: { homes: string | number; others: string | number; free: string | number }) => `One- to three-family homes, condominiums, and co-ops: ${homes}. Everything else: ${others}. Applies to sales over ${free}.`,
cityRates: ({ low, limit, high }: { low: string | number; limit: string | number; high: string | number }) => `${low} up to ${limit}, ${high} above`,
countyTransferTax: ({ together, state }: { together: string | number; state: string | number }) => `${together} for every $1,000 of the price, including the state’s ${state}.`,
mansionTax: ({ percent, from }: { percent: string | number; from: string | number }) => `${percent} on one- to three-family homes, condominiums, and co-ops priced at ${from} or more, anywhere in the state. Below that price, there’s no tax.`,
supplementalTax: ({ steps }: { steps: string | number }) => `On one- to three-family homes, condominiums, and co-ops in New York City, combined with the mansion tax: ${steps}.`,
step: ({ percent, from }: { percent: string | number; from: string | number }) => `${percent} from ${from}`,
million: ({ millions }: { millions: string | number }) => `$${millions} million`,
localTax: ({ percent, hasAllowance, allowance, isFree, free, ends, end, isEndDisputed }: { percent: string | number; hasAllowance: string; allowance: string | number; isFree: string; free: string | number; ends: string; end: string | number; isEndDisputed: string }) => `${percent} of the price${(hasAllowance === "yes" ? ` above ${allowance}` : "")}${(isFree === "yes" ? ` on sales over ${free}` : "")}.${(ends === "yes" ? ` Starting ${end}, there’s no allowance.` : "")}${(isEndDisputed === "yes" ? " Sources differ on whether the allowance ends." : "")}`,
medianAllowance: ({ amount }: { amount: string | number }) => `the county’s median home price, recently ${amount}`,
vacantAllowance: ({ improved, vacant }: { improved: string | number; vacant: string | number }) => `${improved} (for vacant land, above ${vacant})`,
peconicBayTax: ({ rates }: { rates: string | number }) => `Above an allowance that depends on the town and on whether the land is improved: ${rates}.`,
localTransferTaxes: ({ rates }: { rates: string | number }) => `For example, ${rates}, most of them above an allowance. Check with the city or town.`,
mortgageRecordingTax: ({ low, limit, high, least, most }: { low: string | number; limit: string | number; high: string | number; least: string | number; most: string | number }) => `On the loan, not the price. In New York City, for one- to three-family homes and condominiums: ${low} on loans under ${limit} and ${high} on all others, not counting the quarter percent that the lender pays. Elsewhere, ${least} to ${most}, depending on the county. None on co-ops or cash purchases.`,
titleInsurance: ({ premiums }: { premiums: string | number }) => `At rates filed with the state; in and around New York City, ${premiums}. You pay this unless the listing says that the seller does.`,
attorney: ({ city, elsewhere }: { city: string | number; elsewhere: string | number }) => `Customarily ${city} in New York City and ${elsewhere} elsewhere in the state. Agree on the fee before you bid.`,
searchAndRecording: ({ searches, document, page }: { searches: string | number; document: string | number; page: string | number }) => `Searches often cost ${searches}. In most counties, recording costs about ${document} plus ${page} per page.`,
range: ({ low, high }: { low: string | number; high: string | number }) => `${low} to ${high}`,
premiums: ({ premium, price, higherPremium, higherPrice }: { premium: string | number; price: string | number; higherPremium: string | number; higherPrice: string | number }) => `about ${premium} for a price of ${price} and ${higherPremium} for ${higherPrice}`,
};
