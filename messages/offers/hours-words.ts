// Compiled from messages/en/offers.json by `npm run messages`.

export const hoursWords = {
"24": "24 hours",
"48": "48 hours",
"72": "3 days",
"168": "7 days",
"336": "14 days",
};
