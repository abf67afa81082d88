// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const costsPage = {
whatCostsBuy: "What it costs to buy a New York home",
startBidSee: "Start from a bid to see the cash needed at closing, or from your cash to see your highest bid: transfer taxes, mansion tax, mortgage tax, title, and the time until possession, each with its source.",
whatBidCosts: (v: { amount: string | number; where: string | number }) => `What a bid of ${v.amount} costs in ${v.where}`,
whatCashBuys: (v: { amount: string | number; where: string | number }) => `What ${v.amount} in cash buys in ${v.where}`,
notEnoughAny: (v: { summary: string | number }) => `${v.summary}: not enough for any bid.`,
bidNeedsCash: (v: { summary: string | number; bid: string | number; cash: string | number; total: string | number }) => `${v.summary}: a bid of ${v.bid} needs ${v.cash} in cash at closing; the all-in price is ${v.total}.`,
anyPropertyState: (v: { formatDay: string | number }) => `For any property in the state, listed here or elsewhere. Taxes and rates as of ${v.formatDay}. For guidance only, not legal or tax advice: your attorney and title company calculate the actual amounts.`,
};

export const costFields = {
location: "Location",
propertyType: "Property type",
loan: "Loan",
downPayment: "Down payment (%)",
leaveEmptyPay: "Leave this empty to pay in cash.",
interestRate: "Interest rate (%)",
termYears: "Term (years)",
arrearsTimePossession: "Arrears and time until possession",
arrearsTakeOver: "Arrears you take over",
monthsPossession: "Months until possession",
tenantsMayStay: "Tenants may stay for 90 days after a notice, or until the end of their lease.",
annualPropertyTax: "Annual property tax",
monthlyCommonCharges: "Monthly common charges",
replaceEstimates: "Replace our estimates",
contractSeller: "Contract and seller",
paySellersTransfer: "You pay the seller’s transfer taxes",
bankContractsOften: "Bank contracts often require this.",
sellerTaxExempt: "The seller is a tax-exempt government entity",
sellerPaysTitle: "The seller pays for your title insurance",
buyersPremium: "Buyer’s premium (%)",
minimumPremium: "Minimum premium",
whatDoesBid: "What does a bid cost?",
howMuchCan: "How much can you bid with your cash?",
start: "Start from",
amount: "Amount",
amountSlider: "Amount slider",
};

export const costForm = {
calculate: "Calculate",
allPrice: "All-in price",
someEntriesCant: "Some entries can’t be read",
fixMarkedFields: "Fix the marked fields.",
fixMarkedFieldsStale: "Fix the marked fields. Results below are from your last calculation.",
};

export const costLines = {
cost: "Cost",
amount: "Amount",
estimate: "(estimate)",
minus: "minus",
origin: (v: { source: Tag; label: string | number; time: Tag; day: string | number }) => rich(v.source(`${v.label}`), ", as of ", v.time(`${v.day}`)),
pastReviewDate: (v: { formatDay: string | number }) => `· Past its review date of ${v.formatDay}: check for a newer rate`,
};

export const costResult = {
cashIsntEnough: "This cash isn’t enough for any bid",
closingAloneCosts: (v: { amount: string | number }) => `The closing alone costs more than ${v.amount}. Change the figures or add a loan.`,
highestBid: "Your highest bid",
cashNeededClosing: "Cash needed at closing",
bid: "Your bid",
loan: "Loan",
monthlyLoanPayment: "Monthly loan payment",
costsPossession: "Costs until possession",
allPrice: "All-in price",
cliffs: (v: { count: number }) => `${(v.count === 1 ? "Cost jump ahead" : "Cost jumps ahead")}`,
lastDollarCosts: (v: { bid: string | number; cost: string | number; name: string | number }) => `At ${v.bid}, the last dollar costs ${v.cost}: ${v.name}.`,
whatBringClosing: "What you bring to closing",
whatPayPossession: "What you pay until possession",
totalPossession: "Total until possession",
whatSellerPays: "What the seller pays",
sellersCosts: "Seller’s costs",
};

export const totalCostLine = {
total: (v: { subject: string; bid: string | number; strong: Tag; total: string | number; lien: string; link: Tag }) => rich((v.subject === "bid" ? `A bid of ${v.bid}` : `The price of ${v.bid}`), " comes to about ", v.strong(`${v.total}`), " ", (v.lien === "unknown" ? "not including a lien of unknown amount" : "with all costs"), ". ", v.link("See the breakdown")),
};
