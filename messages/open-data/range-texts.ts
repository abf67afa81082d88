// Compiled from messages/en/open-data.json by `npm run messages`.

export const rangeTexts = {
priceCents: "price in whole dollars: sale price, current bid, or list price, whichever is known.",
wholePriceCents: "total cost in whole dollars for a cash purchase: the next bid or list price plus taxes and all costs of buying. Homes without a known total cost are left out.",
estimatedValueCents: "estimated value in whole dollars.",
bedrooms: "number of bedrooms.",
bathrooms: "number of bathrooms; a half bath counts as 0.5.",
livingAreaSqft: "living area in square feet.",
lotSqft: "lot size in square feet.",
yearBuilt: "year built.",
units: "number of units.",
feeCents: "HOA/association dues in whole dollars a month; 0 if there are none.",
daysOnMarket: "number of days on market.",
hoursLeft: "number of hours until the auction ends.",
endDay: "auction end date (New York time).",
};
