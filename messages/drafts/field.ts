// Compiled from messages/en/drafts.json by `npm run messages`.

export const field = {
empty: "Choose one",
emptyOptional: "None",
note: ({ text }: { text: string | number }) => `Reviewer note: ${text}`,
changed: ({ answer }: { answer: string | number }) => `Changed to “${answer}” on another device. Your answer is in the field but not saved yet.`,
emptied: "Cleared on another device. Your answer is in the field but not saved yet.",
saveAgain: "Save again to keep your answer, or enter the other answer.",
keepMine: "Keep my answer",
useOther: "Use the other answer",
};
