// Compiled from messages/en/accounts.json by `npm run messages`.

export const registrationPage = {
registerBid: "Register to bid",
bidderRegistration: "Bidder registration",
registeredChangesApply: "You’re registered. Changes apply to future bids.",
registerOnceBefore: "Register once, before your first bid. We store your name, address, and phone number with your bids and show them only to the seller of a home you win.",
firstTimeTry: "First time? Try a practice auction with play money",
needFewMore: "We need a few more details before your next bid",
};
