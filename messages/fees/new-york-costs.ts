// Compiled from messages/en/fees.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newYorkCosts = {
noneGoesPayer: "None of this goes to us. The payer shown is the customary one; the contract may say otherwise, and bank contracts often do.",
newYorkClosing: ({ closingCostsAsOf }: { closingCostsAsOf: string | number }) => `New York closing costs as of ${closingCostsAsOf}`,
cost: "Cost",
whoPays: "Who pays",
howMuch: "How much",
source: "Source",
ratesChangeWhere: "Rates change. Where a source gives several dates, we use the latest; check the linked page before you rely on a figure.",
checkArrearsProperty: "It’s up to you to check for arrears: property tax, water and sewer, common charges, and open violations. What the seller has reported is on the property’s page, with its date and whether it’s paid at closing or passes to you.",
bankContractsOften: "Bank contracts often shift the seller’s transfer taxes to the buyer, and tax-exempt sellers, such as federal agencies, leave the state tax to the buyer by law. What you pay for the seller then counts as part of the price, and the tax is computed on the total.",
canPushSale: ({ price, consideration, consideration2, grossed }: { price: string | number; consideration: string | number; consideration2: string | number; grossed: string | number }) => `That can push a sale over a threshold. If a one-family house in Queens sells for ${price} and the buyer pays the seller’s taxes of ${consideration}, it counts as sold for ${consideration2}. That’s above $1 million, which adds: ${grossed}.`,
seeTotalCost: ({ link }: { link: Tag }) => rich("See the ", link("total cost to buy"), " for any bid, line by line."),
examplesRoundedWay: "Examples, rounded the way the tax is",
sale: "Sale",
sellerPays: "Seller pays",
buyerPays: "Buyer pays",
oneFamilyHouse: ({ price, loan }: { price: string | number; loan: string | number }) => `One-family house in Queens, ${price}, ${loan} loan`,
attorneyTitleSearch: ({ house }: { house: string | number }) => `${house}, attorney, title search, and recording.`,
houseUlsterCounty: ({ price }: { price: string | number }) => `House in Ulster County, ${price}, tax-exempt seller, cash`,
nothing: "Nothing.",
becauseSellerExempt: ({ upstate }: { upstate: string | number }) => `${upstate}, because the seller is exempt. Also title insurance, attorney, title search, and recording.`,
condoManhattanCash: ({ price }: { price: string | number }) => `Condo in Manhattan, ${price}, cash`,
alsoTitleInsurance: ({ condo }: { condo: string | number }) => `${condo}. Also title insurance, attorney, title search, and recording.`,
costLine: ({ name, amount }: { name: string | number; amount: string | number }) => `${name} ${amount}`,
estimatedCostLine: ({ name, amount }: { name: string | number; amount: string | number }) => `${name} about ${amount}`,
};
