// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendar = {
address: "Private address",
make: "Make a private address",
renew: "Make a new address",
end: "Turn it off",
};

export const signInNeeded = {
signSeePage: "Sign in to see this page",
showsWhatBelongs: "It shows what belongs to your account.",
};

export const calendarPage = {
calendar: "Calendar",
auctionsHomesSaved: "Auctions of homes you saved or bid on, visits, and what is due in sales and offers. All times are New York’s (ET).",
nothingAhead: "Nothing is ahead",
seeUpcomingAuctions: "See upcoming auctions",
saveHomeBid: "Save a home, bid, or ask for a visit: its days stand here.",
};

export const dashboardPage = {
dashboard: "Dashboard",
};

export const calendarSubscription = {
ownCalendar: "In your own calendar",
auctionsWatchList: "The auctions of your watch list and what is due in your sales and offers, for the calendar program that you use: subscribe to this address, and it stays current. Whoever has the address can see all of it.",
newAddressNone: "A new address, or none, ends this one at once.",
};

export const dashboardRail = {
account: "Your account",
overview: "Overview",
dashboard: "Dashboard",
notifications: "Notifications",
calendar: "Calendar",
buying: "Buying",
bids: "Bids",
offers: "Offers",
purchasesSales: "Purchases and sales",
watchList: "Watch list",
savedSearches: "Saved searches",
bidderRegistration: "Bidder registration",
registerBid: "Register to bid",
selling: "Selling",
myListings: "My listings",
questions: "Questions",
showings: "Showings",
myOrganizations: "My organizations",
staff: "Staff",
reviewQueue: "Review queue",
homesAuctions: "Homes and auctions",
people: "People",
organizations: "Organizations",
auditLog: "Audit log",
account2: "Account",
profile: "Profile",
security: "Security",
};

export const needsYouNow = {
signedAsStaff: "You are signed in as staff. Staff accounts cannot bid.",
beforeCanBid: "Before you can bid",
registerOnceLegal: "Register once: your legal name, address, phone number and the terms of sale. It takes two minutes.",
registerBid: "Register to bid",
};

export const refreshOnNotification = {
thereNews: "There is news.",
show: "Show it",
};

export const waitingList = {
waiting: "Waiting for you",
by: (v: { by: string | number }) => `by ${v.by}`,
};
