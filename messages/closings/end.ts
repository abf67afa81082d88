// Compiled from messages/en/closings.json by `npm run messages`.

export const end = {
text: "Both sides are behind, and the cure period has ended. Either side can end the sale; no default is recorded.",
submit: "End the sale",
};
