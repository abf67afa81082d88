// Compiled from messages/en/inquiries.json by `npm run messages`.

export const reviewNote = {
hint: "If you think it should be sent as it is, add a note to a reviewer.",
label: "Note to a reviewer",
help: "Only needed if we marked words about people. A reviewer then reads your text and this note, and decides whether it’s sent.",
held: "A reviewer reads it first. Nothing has been sent to the seller yet. If it’s sent, it appears below. If not, we tell you why and send back what you wrote.",
};
