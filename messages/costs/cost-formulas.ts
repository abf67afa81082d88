// Compiled from messages/en/costs.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const costFormulas = {
bid: "The amount you offer the seller",
own: "As you entered it",
insurance: "State average. Yours depends on the home, its distance from the coast, and who lives there",
listedArrears: "Amounts that the listing shows as unresolved, in arrears, or assumed by the buyer",
premium: ({ percent, least }: { percent: string | number; least: string | number }) => `${percent} of the bid, but at least ${least}. It’s part of the price`,
loan: ({ price, down }: { price: string | number; down: string | number }) => `The price of ${price} minus ${down} down`,
perUnit: ({ perUnit, unit, price, units }: { perUnit: string | number; unit: string | number; price: string | number; units: string | number }) => `${perUnit} per ${unit} or fraction thereof, on ${price} (${units} units)`,
share: ({ percent, price }: { percent: string | number; price: string | number }) => `${percent} of the full ${price}`,
aboveAllowance: ({ percent, price, allowance }: { percent: string | number; price: string | number; allowance: string | number }) => `${percent} of the part of ${price} above ${allowance}`,
aboveMedian: ({ percent, price, allowance }: { percent: string | number; price: string | number; allowance: string | number }) => `${percent} of the part of ${price} above the county’s median home price of ${allowance}`,
mortgageTax: ({ percent, loan }: { percent: string | number; loan: string | number }) => `${percent} of the ${loan} loan`,
lenderPays: ({ tax, percent }: { tax: string | number; percent: string | number }) => `${tax} (the lender pays ${percent})`,
deducted: ({ tax, amount }: { tax: string | number; amount: string | number }) => `${tax}, minus ${amount} for one- and two-family homes`,
ownerTitle: ({ zone, price }: { zone: string | number; price: string | number }) => `Filed zone ${zone} rates on ${price}`,
lenderTitle: ({ percent, zone, loan }: { percent: string | number; zone: string | number; loan: string | number }) => `${percent} of the filed zone ${zone} rate on the ${loan} loan, when issued with the owner’s policy`,
customary: ({ where, low, high }: { where: string; low: string | number; high: string | number }) => `Midpoint of the customary range in ${(where === "city" ? "New York City" : (where === "state" ? "New York State" : "New York State outside New York City"))}, ${low} to ${high}`,
recording: ({ document, page, deedPages, mortgagePages, report }: { document: string | number; page: string | number; deedPages: string | number; mortgagePages: number; report: string | number }) => `${document} plus ${page} per page for a deed of ${deedPages} pages${(mortgagePages === 0 ? "" : ` and a mortgage of ${formatCount(mortgagePages)} pages`)}, plus ${report} for the transfer report`,
months: ({ months, amount, per }: { months: number; amount: string | number; per: string }) => `${formatCount(months)} month${(months === 1 ? "" : "s")} at ${amount} a ${(per === "year" ? "year" : "month")}`,
loanPayments: ({ months, amount, rate, years }: { months: number; amount: string | number; rate: string | number; years: string | number }) => `${formatCount(months)} month${(months === 1 ? "" : "s")} at ${amount} a month, ${rate} interest over ${years} years`,
shifted: ({ formula, why }: { formula: string | number; why: string }) => `${formula}. ${(why === "exemption" ? "You owe it because the seller is exempt" : "You pay it under the contract")}`,
};
