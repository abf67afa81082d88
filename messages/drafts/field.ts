// Compiled from messages/en/drafts.json by `npm run messages`.

export const field = {
empty: "Choose one",
emptyOptional: "None",
note: (v: { text: string | number }) => `Reviewer note: ${v.text}`,
changed: (v: { answer: string | number }) => `Changed to “${v.answer}” on another device. Your answer is in the field but not saved yet.`,
emptied: "Cleared on another device. Your answer is in the field but not saved yet.",
saveAgain: "Save again to keep your answer, or enter the other one.",
keepMine: "Keep mine",
useOther: "Use the other",
};
