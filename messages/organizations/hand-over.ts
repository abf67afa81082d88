// Compiled from messages/en/organizations.json by `npm run messages`.

export const handOver = {
text: "You’re the organization’s only owner. Choose who takes over: the listings, tables, and members stay, and you leave in the same step.",
heir: "New owner",
submit: "Hand over and leave",
};
