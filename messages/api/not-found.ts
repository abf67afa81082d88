// Compiled from messages/en/api.json by `npm run messages`.

export const notFound = {
auction: "Auction not found.",
calendar: "Calendar not found.",
document: "Document not found.",
feed: "Feed not found.",
home: "Home not found.",
picture: "Image not found.",
showing: "Showing not found.",
part: "Sitemap not found.",
saleDay: "Sale not found.",
};
