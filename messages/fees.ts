// Compiled from messages/en/fees.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const newYorkCosts = {
noneGoesUs: "None of this goes to us. Who pays is the custom; the contract may say otherwise, and bank contracts often do.",
closingCostsNew: (v: { closingCostsAsOf: string | number }) => `Closing costs in New York as of ${v.closingCostsAsOf}`,
cost: "Cost",
whoPays: "Who pays",
howMuch: "How much",
source: "Source",
ratesChangeWhere: "Rates change. Where a source gives several dates, the latest is used; check the linked page before you rely on a figure.",
arrearsYoursLook: "Arrears are yours to look for: property tax, water and sewer, common charges, open violations. What the seller has stated is on the property’s page, with its date, and whether it is paid at the closing or passes to you.",
contractsBanksOften: "Contracts of banks often put the seller’s transfer taxes on the buyer, and sellers that are exempt from tax, such as federal agencies, leave the state tax to the buyer by law. What you pay for the seller then counts as part of the price, and the tax is computed on the sum.",
canCrossLine: (v: { price: string | number; consideration: string | number; consideration2: string | number; grossed: string | number }) => `That can cross a line. A one-family house in Queens sold for ${v.price}, the buyer paying the seller’s taxes of ${v.consideration}, counts as sold for ${v.consideration2}. That is above a million, and on top comes: ${v.grossed}.`,
wholePriceAny: (v: { link: Tag }) => rich("The ", v.link("whole price"), " of any bid, line by line, has a page of its own."),
examplesRoundedAs: "Examples, rounded as the tax is",
sale: "Sale",
sellerPays: "Seller pays",
buyerPays: "Buyer pays",
oneFamilyHouse: (v: { price: string | number; loan: string | number }) => `One-family house in Queens, ${v.price}, loan of ${v.loan}`,
attorneySearchRecording: (v: { house: string | number }) => `${v.house}, attorney, search, recording.`,
houseUlsterCounty: (v: { price: string | number }) => `House in Ulster County, ${v.price}, seller exempt from tax, cash`,
nothing: "Nothing.",
becauseSellerExempt: (v: { upstate: string | number }) => `${v.upstate}, because the seller is exempt. Title insurance, attorney, search, recording.`,
condominiumManhattanCash: (v: { price: string | number }) => `Condominium in Manhattan, ${v.price}, cash`,
titleInsuranceAttorney: (v: { condo: string | number }) => `${v.condo}. Title insurance, attorney, search, recording.`,
};

export const ourFees = {
whatSiteCharges: "What this site charges",
forLabel: "For",
fee: "Fee",
account: "An account",
registeringBid: "Registering to bid",
bid: "A bid",
buyersPremium: "Buyer’s premium",
none: "None",
technologyFee: "Technology fee",
listingProperty: "Listing a property",
sellingAuctionFixed: "Selling at auction or at a fixed price",
priceWhichAuction: "The price at which an auction ends is the price in the contract. Should an auction ever carry a premium, it would stand in the first entry of its ledger and on its page, before the first bid; it could not be added later. By default there is none.",
ifChangesSaid: (v: { link: Tag }) => rich("If this changes, it is said here before it applies. What we ask of sellers is on ", v.link("Sell a property"), "."),
weNeverHold: (v: { strong: Tag; link: Tag }) => rich(v.strong("We never hold money."), " There is no deposit to register, no card hold to bid, and no payment through this site at all. If somebody asks you in our name to pay us, do not pay, and ", v.link("tell us"), "."),
afterAuctionAgreed: "After an auction or an agreed price, the contract of sale asks for a deposit, in New York often 10 percent. It is paid to the escrow account of the seller’s attorney named in the contract. Confirm the account by telephone, at a number that you looked up yourself.",
};

export const feesPage = {
fees: "Fees",
whatCostsBid: "What it costs to bid and to sell here: nothing, and no buyer’s premium. And what New York charges at a closing: transfer taxes, mansion tax, mortgage recording tax, title.",
lookingRegisteringBidding: "Looking, registering, bidding and listing cost nothing here, and there is no buyer’s premium. New York’s taxes and the people who close a sale do cost something; this page says what.",
taxesRatesAs: (v: { closingCostsAsOf: string | number }) => `Taxes and rates as of ${v.closingCostsAsOf}. Orientation, not legal or tax advice: your attorney and title company compute the real sums.`,
whatWeCharge: "What we charge",
deposits: "Deposits",
whatNewYork: "What New York charges",
whenPaySellers: "When you pay the seller’s taxes",
threeSums: "Three sums",
};
