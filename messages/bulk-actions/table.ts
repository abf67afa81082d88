// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const table = {
number: "Asset or listing number",
address: "Address",
result: "Result",
reason: "Reason",
link: "Link",
};
