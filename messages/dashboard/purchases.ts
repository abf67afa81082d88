// Compiled from messages/en/dashboard.json by `npm run messages`.

export const purchases = {
purchases: "Purchases",
homesBuyAppear: "Homes you buy appear here, with every step through closing.",
};
