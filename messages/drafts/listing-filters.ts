// Compiled from messages/en/drafts.json by `npm run messages`.

export const listingFilters = {
views: "Listings by status",
view: {
all: "All",
action: "Needs action",
decide: "Decide now",
countered: "Waiting for the bidder’s decision",
"for-sale": "For sale",
drafts: "Drafts",
"in-review": "In review",
sold: "Sold",
"off-market": "Off the market",
},
search: "Search by address or listing ID",
sort: "Sort by",
order: {
next: "Next deadline",
newest: "Recently changed",
"price-high": "Price: high to low",
"price-low": "Price: low to high",
address: "Address",
},
apply: "Apply",
};
