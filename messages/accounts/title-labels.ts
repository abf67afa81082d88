// Compiled from messages/en/accounts.json by `npm run messages`.

export const titleLabels = {
individual: "In my own name only",
joint: "Jointly with other people",
company: "In a company’s name",
trust: "In a trust’s name",
};
