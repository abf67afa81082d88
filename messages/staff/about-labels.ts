// Compiled from messages/en/staff.json by `npm run messages`.

export const aboutLabels = {
listing: "Listings",
auction: "Auctions",
person: "People",
report: "Reports",
organization: "Organizations",
site: "The site",
};
