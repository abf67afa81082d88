// Compiled from messages/en/auctions.json by `npm run messages`.

export const unplacedBid = {
dontBuy: "Don’t buy",
dontBid: "Don’t bid",
ok: "OK",
};
