// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const table = {
number: "Number",
address: "Address",
result: "Result",
reason: "Reason",
};
