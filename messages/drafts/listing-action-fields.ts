// Compiled from messages/en/drafts.json by `npm run messages`.

export const listingActionFields = {
withdrawReason: {
label: "Why are you taking the home off the market?",
help: "Saved for our staff. Buyers see that the home is off the market, but not why.",
},
cancelReason: {
label: "Reason",
help: "An auction can be canceled only for one of these reasons. The reason is public.",
},
cancelText: {
label: "What happened?",
help: "Saved for our staff, who may ask for proof.",
},
newReserve: {
label: "New reserve",
help: "Enter whole dollars: less than the current reserve and at least the starting bid. You can lower the reserve only once.",
},
};
