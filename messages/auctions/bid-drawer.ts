// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidDrawer = {
amount: "Your bid",
register: "Register to bid",
review: "Place this bid?",
raise: "Raise your maximum?",
buy: "Buy this home now?",
};
