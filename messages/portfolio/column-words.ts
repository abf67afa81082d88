// Compiled from messages/en/portfolio.json by `npm run messages`.

export const columnWords = {
asset: "Asset number",
status: "Status",
price: "Price",
days: "Days listed",
next: "Next date",
views: "Views",
saves: "Saves",
questions: "Questions",
bidders: "Bidders",
county: "County",
kind: "Property type",
occupancy: "Occupancy",
parcel: "Parcel number",
note: "Note",
changed: "Last changed",
};
