// Compiled from messages/en/dashboard.json by `npm run messages`.

export const needsYouNow = {
signedStaffStaff: "You’re signed in as staff. Staff accounts can’t bid.",
beforeCanBid: "Before you can bid",
registerOnceLegal: "Register once: your legal name, address, phone number, and the terms of sale. It takes two minutes.",
registerBid: "Register to bid",
};
