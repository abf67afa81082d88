// Compiled from messages/en/organizations.json by `npm run messages`.

export const leave = {
text: "Everything you created stays with the organization. To come back, you’ll need a new invitation.",
submit: "Leave this organization",
};
