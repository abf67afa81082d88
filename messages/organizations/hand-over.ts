// Compiled from messages/en/organizations.json by `npm run messages`.

export const handOver = {
text: "You’re the organization’s only owner. Choose who takes over. The listings, imports, and members stay. You’ll leave as soon as ownership is transferred.",
heir: "New owner",
submit: "Transfer ownership and leave",
};
