// Compiled from messages/en/offers.json by `npm run messages`.

export const offerFaults = {
chooseValidity: "Choose how long buyers have to respond.",
price: "Enter a price in whole dollars from $100 to $1,000,000,000.",
"earnest-money": "Enter whole dollars, such as 40,000, or 0 for none.",
"earnest-above-price": "Earnest money can’t be more than the price.",
financing: "Choose your financing.",
"no-date": "Enter a date, such as 2027-01-29.",
"past-date": "The closing date must be after today.",
"far-date": "The closing date must be within a year.",
expiry: "Choose when the offer expires.",
"long-message": ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
people: ({ words, why, ground }: { words: string | number; why: string | number; ground: string | number }) => `Not sent. “${words}” ${why} (${ground}). Under fair housing law, no one may choose a buyer on that basis. Write only about the purchase, such as timing or repairs.`,
};
