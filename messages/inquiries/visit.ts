// Compiled from messages/en/inquiries.json by `npm run messages`.

export const visit = {
date: "Date",
time: "Time (Eastern)",
toSeller: "Message to the seller",
toVisitor: "Message to the visitor",
whereHelp: "Where to meet and whom to call.",
request: "Request showing",
confirm: "Confirm showing",
decline: "Decline",
declineSubmit: "Decline showing",
cancelShowing: "Cancel this showing",
callOffSubmit: "Cancel showing",
};
