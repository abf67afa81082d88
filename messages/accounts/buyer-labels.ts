// Compiled from messages/en/accounts.json by `npm run messages`.

export const buyerLabels = {
"owner-occupant": "I’m buying a home to live in",
investor: "I’m buying as an investor",
"covered-investor": "I’m a covered investor or acting for one",
};
