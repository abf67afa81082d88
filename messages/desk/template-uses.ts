// Compiled from messages/en/desk.json by `npm run messages`.

export const templateUses = {
return: "Returning a submission",
reject: "Rejecting a submission",
limit: "Deciding a bid limit request",
report: "Closing a report",
stop: "Emergency stop (public)",
};
