// Compiled from messages/en/fees.json by `npm run messages`.
import { rich, type Tag } from './rich';

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

export const ourFees = {
whatSiteCharges: "What this site charges",
item: "Item",
fee: "Fee",
creatingAccount: "Creating an account",
registeringBid: "Registering to bid",
placingBid: "Placing a bid",
buyersPremium: "Buyer’s premium",
none: "None",
technologyFee: "Technology fee",
listingProperty: "Listing a property",
sellingAuctionFixed: "Selling at auction or at a fixed price",
priceWhichAuction: "The price at which an auction ends is the price in the contract. If an auction ever carried a premium, it would appear in the first entry of its ledger and on its page before the first bid; it couldn’t be added later. By default, there is none.",
changesWellSay: (v: { link: Tag }) => rich("If this changes, we’ll say so here before it applies. For what we ask of sellers, see ", v.link("Sell a property"), "."),
neverHoldMoney: (v: { strong: Tag; link: Tag }) => rich(v.strong("We never hold money."), " There’s no deposit to register, no card hold to bid, and no payment through this site at all. If someone asks you in our name to pay us, don’t pay, and ", v.link("tell us"), "."),
afterAuctionAgreed: "After an auction or an agreed price, the contract of sale calls for earnest money, in New York often 10 percent. You pay it to the escrow account of the seller’s attorney named in the contract. Confirm the account by phone, at a number you looked up yourself.",
};

export const feesPage = {
fees: "Fees",
whatCostsBid: "What it costs to bid and sell here: nothing, and no buyer’s premium. And what New York charges at closing: transfer taxes, mansion tax, mortgage recording tax, and title.",
browsingRegisteringBidding: "Browsing, registering, bidding, and listing cost nothing here, and there’s no buyer’s premium. New York’s taxes and the professionals who close a sale do cost money; this page says how much.",
taxesRatesGeneral: (v: { closingCostsAsOf: string | number }) => `Taxes and rates as of ${v.closingCostsAsOf}. This is general information, not legal or tax advice: your attorney and title company calculate the actual amounts.`,
whatCharge: "What we charge",
deposits: "Deposits",
whatNewYork: "What New York charges",
whenPaySellers: "When you pay the seller’s taxes",
threeExamples: "Three examples",
};
