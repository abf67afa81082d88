// Compiled from messages/en/dashboard.json by `npm run messages`.

export const workspaces = {
buying: "Buying",
selling: "Selling",
staff: "Staff",
dashboard: "Dashboard",
bids: "Bids",
offers: "Offers",
purchases: "Purchases",
saved: "Saved",
account: "Account",
listings: "Listings",
sales: "Sales",
questions: "Questions",
showings: "Showings",
organizations: "Organizations",
desk: "Desk",
homes: "Homes",
people: "People",
auditLog: "Audit log",
};
