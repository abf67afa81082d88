// Compiled from messages/en/site.json by `npm run messages`.

export const manifest = {
browseHomes: "Browse homes",
auctions: "Auctions",
savedHomes: "Saved homes",
myBids: "My bids",
homesSale: "Homes for sale on a map",
homePage: "The home page",
liveAuction: "A live auction",
};
