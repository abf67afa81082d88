// Compiled from messages/en/imports.json by `npm run messages`.

export const template = {
homes: "Homes",
choices: "Choices",
yes: "Yes",
place: "Fill this in only if the ZIP code is in more than one county or we don’t recognize it.",
several: ({ choices }: { choices: string | number }) => `Separate multiple answers with semicolons: ${choices}.`,
needs: {
always: "Required",
auction: "Required for an auction",
"fixed-price": "Required for a fixed price",
"if-asked": "Required if it applies",
never: "Optional",
},
};
