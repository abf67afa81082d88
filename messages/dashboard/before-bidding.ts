// Compiled from messages/en/dashboard.json by `npm run messages`.

export const beforeBidding = {
beforeCanBid: "Before you can bid",
registerOnceLegal: "Register once with your legal name, address, and phone number, and accept the terms of sale. It takes about two minutes.",
registerBid: "Register to bid",
};
