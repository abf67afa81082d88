// Compiled from messages/en/fees.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newYorkCosts = {
noneGoesPayer: "None of this goes to us. The payer shown is the customary one; the contract may say otherwise, and bank contracts often do.",
newYorkClosing: (v: { closingCostsAsOf: string | number }) => `New York closing costs as of ${v.closingCostsAsOf}`,
cost: "Cost",
whoPays: "Who pays",
howMuch: "How much",
source: "Source",
ratesChangeWhere: "Rates change. Where a source gives several dates, we use the latest; check the linked page before you rely on a figure.",
checkArrearsProperty: "It’s up to you to check for arrears: property tax, water and sewer, common charges, and open violations. What the seller has reported is on the property’s page, with its date and whether it’s paid at closing or passes to you.",
bankContractsOften: "Bank contracts often shift the seller’s transfer taxes to the buyer, and tax-exempt sellers, such as federal agencies, leave the state tax to the buyer by law. What you pay for the seller then counts as part of the price, and the tax is computed on the total.",
canPushSale: (v: { price: string | number; consideration: string | number; consideration2: string | number; grossed: string | number }) => `That can push a sale over a threshold. If a one-family house in Queens sells for ${v.price} and the buyer pays the seller’s taxes of ${v.consideration}, it counts as sold for ${v.consideration2}. That’s above $1 million, which adds: ${v.grossed}.`,
seeTotalCost: (v: { link: Tag }) => rich("See the ", v.link("total cost to buy"), " for any bid, line by line."),
examplesRoundedWay: "Examples, rounded the way the tax is",
sale: "Sale",
sellerPays: "Seller pays",
buyerPays: "Buyer pays",
oneFamilyHouse: (v: { price: string | number; loan: string | number }) => `One-family house in Queens, ${v.price}, ${v.loan} loan`,
attorneyTitleSearch: (v: { house: string | number }) => `${v.house}, attorney, title search, and recording.`,
houseUlsterCounty: (v: { price: string | number }) => `House in Ulster County, ${v.price}, tax-exempt seller, cash`,
nothing: "Nothing.",
becauseSellerExempt: (v: { upstate: string | number }) => `${v.upstate}, because the seller is exempt. Also title insurance, attorney, title search, and recording.`,
condoManhattanCash: (v: { price: string | number }) => `Condo in Manhattan, ${v.price}, cash`,
alsoTitleInsurance: (v: { condo: string | number }) => `${v.condo}. Also title insurance, attorney, title search, and recording.`,
costLine: (v: { name: string | number; amount: string | number }) => `${v.name} ${v.amount}`,
estimatedCostLine: (v: { name: string | number; amount: string | number }) => `${v.name} about ${v.amount}`,
};
