// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const costsPage = {
whatOwningNew: "What owning a New York home costs",
fromBidCash: "From a bid to the cash needed at the closing, and from cash in hand to the highest bid: transfer taxes, mansion tax, mortgage tax, title and the time until the keys, each with its source.",
whatBidCosts: (v: { amount: string | number; where: string | number }) => `What a bid of ${v.amount} costs in ${v.where}`,
whatCashBuys: (v: { amount: string | number; where: string | number }) => `What ${v.amount} in cash buys in ${v.where}`,
notEnoughAny: (v: { summary: string | number }) => `${v.summary}: not enough for any bid.`,
bidNeedsCash: (v: { summary: string | number; bid: string | number; cash: string | number; total: string | number }) => `${v.summary}: a bid of ${v.bid} needs ${v.cash} in cash at the closing; the whole price is ${v.total}.`,
anyPropertyState: (v: { formatDay: string | number }) => `For any property in the state, from here or elsewhere. Taxes and rates as of ${v.formatDay}. Orientation, not legal or tax advice: your attorney and title company compute the real sums.`,
};

export const costFields = {
where: "Where",
what: "What",
loan: "Loan",
downPaymentPercent: "Down payment in percent",
emptyCash: "Empty: in cash.",
interestPercent: "Interest in percent",
years: "Years",
arrearsUntilHave: "Arrears, and until you have the keys",
arrearsTakeOver: "Arrears that you take over",
monthsUntilHave: "Months until you have the keys",
tenantsMayStay: "Tenants may stay for 90 days from a notice, or to the end of their lease.",
propertyTaxYear: "Property tax a year",
commonChargesMonth: "Common charges a month",
ownFiguresEstimates: "Your own figures for estimates",
contractSeller: "Contract and seller",
iPaySellers: "I pay the seller’s transfer taxes",
contractsBanksOften: "Contracts of banks often ask it.",
sellerGovernmentExempt: "The seller is a government, exempt from tax",
sellerPaysMy: "The seller pays for my title insurance",
premiumPercent: "Premium in percent",
least: "At least",
bidWhatDoes: "A bid: what does it cost?",
cashHandHow: "Cash in hand: how much can I bid?",
whereStartFrom: "Where to start from",
amount: "Amount",
amountBySlider: "Amount, by slider",
};

export const costForm = {
workOut: "Work it out",
wholePrice: "The whole price",
someCannotRead: "Some of it cannot be read",
lookMarkedFields: (v: { result: string | number }) => `Look at the marked fields.${v.result}`,
whatStandsBelow: "What stands below is of before.",
};

export const costLines = {
cost: "Cost",
amount: "Amount",
estimate: "(estimate)",
minus: "minus",
as: (v: { time: Tag; formatDay: string | number }) => rich(", as of ", v.time(`${v.formatDay}`)),
pastReviewDate: (v: { formatDay: string | number }) => `· Past its review date of ${v.formatDay}: look it up again`,
};

export const costResult = {
cashNotEnough: "This cash is not enough for any bid",
closingAloneCosts: (v: { amount: string | number }) => `The closing alone costs more than ${v.amount}. Change the figures, or borrow.`,
highestBid: "Your highest bid",
cashNeededClosing: "Cash needed at the closing",
bid: "Your bid",
loan: "Loan",
lenderEachMonth: "To the lender each month",
moreUntilHave: "More until you have the keys",
wholePrice: "Whole price",
cliffAhead: "A cliff is ahead",
cliffsAhead: "Cliffs are ahead",
lastDollarCosts: (v: { bid: string | number; cost: string | number; name: string | number }) => `At ${v.bid} the last dollar costs ${v.cost}: ${v.name}.`,
whatBringClosing: "What you bring to the closing",
whatPayUntil: "What you pay until the keys are yours",
untilKeys: "Until the keys",
whatSellerPays: "What the seller pays",
sellersCosts: "Seller’s costs",
};

export const totalCostLine = {
comesAboutWhat: (v: { subject: string | number; bid: string | number; strong: Tag; math: string | number; hasUnknownLien: string | number; link: Tag }) => rich(v.subject, " of ", v.bid, " comes to about ", v.strong(`${v.math}`), " ", v.hasUnknownLien, ". ", v.link("What it costs")),
withoutLienWhose: "without a lien whose amount nobody has told",
allCosts: "with all costs",
};
