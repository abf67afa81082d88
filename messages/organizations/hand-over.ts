// Compiled from messages/en/organizations.json by `npm run messages`.

export const handOver = {
text: "You’re the organization’s only manager. Choose who takes over: the listings, tables, and members stay, and you leave in the same step.",
heir: "New manager",
submit: "Hand over and leave",
};
