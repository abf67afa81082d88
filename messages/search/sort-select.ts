// Compiled from messages/en/search.json by `npm run messages`.

export const sortSelect = {
endingSoon: "Ending soon",
newest: "Newest",
lowestPrice: "Lowest price",
highestPrice: "Highest price",
pricePerSq: "Price per sq ft",
allPrice: "Lowest total cost",
nearest: "Nearest",
sort: "Sort by",
apply: "Apply",
};
