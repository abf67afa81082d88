// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signedInMenu = {
account: ({ name }: { name: string | number }) => `Account: ${name}`,
sign: "Sign out",
dashboard: "Dashboard",
bids: "Bids",
purchases: "Purchases",
listings: "Listings",
sales: "Sales",
notificationSettings: "Notification settings",
savedHomes: "Saved homes",
savedSearches: "Saved searches",
bidderRegistration: "Bidder registration",
registerBid: "Register to bid",
signed: "You’re signed out.",
stillSigned: "You’re still signed in.",
noConnectionTry: "We couldn’t connect. Try again.",
};
