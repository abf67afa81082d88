// Compiled from messages/en/inquiries.json by `npm run messages`.

export const reviewNote = {
hint: "If you think your text should be sent as is, add a note to the reviewer.",
label: "Note to the reviewer",
help: "Only needed if we flagged words about people. In that case, a reviewer reads your text and this note and decides whether to send the text.",
held: "A reviewer will read what you wrote before anything goes to the seller. If it’s sent, it will appear below. If not, we’ll tell you why and return your text.",
answerHeld: "A reviewer will read your answer first. It isn’t published yet. If it’s published, it will appear below. If not, we’ll tell you why and return what you wrote.",
};
