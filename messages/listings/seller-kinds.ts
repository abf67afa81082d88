// Compiled from messages/en/listings.json by `npm run messages`.

export const sellerKinds = {
bank: "Bank",
servicer: "Loan servicer",
owner: "Owner",
estate: "Estate",
government: "Government",
};
