// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidAmount = {
bidWholeDollars: "Bid in whole dollars, without cents.",
enterAmountDollars: "Enter an amount in dollars, such as 250,000.",
thatsMoreSite: "Enter $1,000,000,000 or less.",
};
