// Compiled from messages/en/imports.json by `npm run messages`.

export const template = {
homes: "Homes",
choices: "Choices",
yes: "Yes",
place: "Fill this in only if the ZIP code is in more than one county, or if we don’t know it.",
several: ({ choices }: { choices: string | number }) => `Separate several answers with semicolons: ${choices}.`,
needs: {
always: "Needed",
auction: "Needed for an auction",
"fixed-price": "Needed for a fixed price",
"if-asked": "Needed if it applies",
never: "Optional",
},
};
