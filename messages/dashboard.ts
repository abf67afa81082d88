// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendar = {
address: "Private link",
make: "Create private link",
renew: "Create new link",
end: "Turn off",
};

export const signInNeeded = {
signSeePage: "Sign in to see this page",
pageShowsWhat: "This page shows what belongs to your account.",
};

export const calendarPage = {
calendar: "Calendar",
auctionsHomesSaved: "Auctions of homes you saved or bid on, showings, and deadlines in your closings and offers. All times are New York time (ET).",
nothingComing: "Nothing coming up",
seeUpcomingAuctions: "See upcoming auctions",
saveHomePlace: "Save a home, place a bid, or request a showing, and its dates appear here.",
};

export const dashboardPage = {
dashboard: "Dashboard",
};

export const calendarSubscription = {
addCalendar: "Add to your calendar",
auctionsSavedHomes: "The auctions of your saved homes and the deadlines in your closings and offers, in the calendar app you use: subscribe to this link, and your calendar stays current. Anyone with the link can see all of it.",
creatingNewLink: "Creating a new link or turning it off ends this link right away.",
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
savedHomes: "Saved homes",
savedSearches: "Saved searches",
bidderRegistration: "Bidder registration",
registerBid: "Register to bid",
selling: "Selling",
listings: "My listings",
questions: "Questions",
showings: "Showings",
organizations: "My organizations",
staff: "Staff",
reviewQueue: "Review queue",
homesAuctions: "Homes and auctions",
people: "People",
organizations2: "Organizations",
auditLog: "Audit log",
account2: "Account",
profile: "Profile",
security: "Security",
};

export const needsYouNow = {
signedStaffStaff: "You’re signed in as staff. Staff accounts can’t bid.",
beforeCanBid: "Before you can bid",
registerOnceLegal: "Register once: your legal name, address, phone number, and the terms of sale. It takes two minutes.",
registerBid: "Register to bid",
};

export const refreshOnNotification = {
pageUpdates: "This page has updates.",
showUpdates: "Show updates",
};

export const waitingList = {
needsAttention: "Needs your attention",
due: (v: { by: string | number }) => `Due by ${v.by}`,
};
