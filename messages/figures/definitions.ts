// Compiled from messages/en/figures.json by `npm run messages`.

export const definitions = {
homes: "Published homes on the market for at least one day of the period.",
views: "How many times a home’s page was loaded in the period, not counting loads by bots that identify themselves. One person can count more than once.",
saves: "People who have the home saved now, no matter when they saved it.",
questions: "Public questions asked in the period, not counting those dismissed or removed.",
offers: "Offers that buyers submitted in the period, not counting later changes to the same offer.",
bidders: "Bidders in auctions that ended in the period and, if it includes today, in open auctions. Someone who bids on two homes counts twice.",
bids: "All bids since each auction opened, in auctions that ended in the period and, if it includes today, in open auctions.",
held: "Auctions that ended in the period, not counting canceled ones.",
sold: "Auctions held that ended in a sale that hasn’t fallen through: with the reserve met or no reserve, at the Buy Now price, or with a high bid that the seller accepted.",
failed: "Auctions held that got no bids or ended without a sale, and those whose sale fell through.",
undecided: "Auctions held that ended below the reserve and are awaiting a decision.",
sellThrough: "Auctions that sold, as a share of auctions held.",
homesSold: "Homes that sold at auction or had a contract or closing recorded in the period.",
daysOnMarket: "Days from listing to sale, to removal, or to the end of the period. The figure for all homes is the average.",
saleToEstimate: "Prices of homes sold in the period as a share of their estimates. Homes without an estimate or a known price are left out.",
listToEstimate: "List prices of fixed-price homes as a share of their estimates. Homes without an estimate are left out.",
estimate: "Estimates are those in the listings. We don’t make estimates of our own.",
status: "Status at the end of the period, based on the home’s current record.",
};
