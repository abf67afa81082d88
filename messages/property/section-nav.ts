// Compiled from messages/en/property.json by `npm run messages`.

export const sectionNav = {
sections: "Sections of this page",
overview: "Overview",
risks: "Risks",
costs: "Costs",
documents: "Documents",
auction: "Auction",
seller: "Seller",
location: "Location",
};
