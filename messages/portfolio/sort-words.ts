// Compiled from messages/en/portfolio.json by `npm run messages`.

export const sortWords = {
next: "Needs action first",
address: "Address",
asset: "Asset number",
status: "Status",
"price-high": "Price, high to low",
"price-low": "Price, low to high",
days: "Longest listed",
bidders: "Most bidders",
changed: "Recently changed",
};
