// Compiled from messages/en/closings.json by `npm run messages`.

export const verdictWords = {
"as-told": "As described",
different: "Different",
"could-not-tell": "Couldn’t tell",
};
