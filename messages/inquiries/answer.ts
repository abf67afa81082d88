// Compiled from messages/en/inquiries.json by `npm run messages`.

export const answer = {
text: "Your answer",
help: "Everyone sees it on the home’s page with the question. No one sees who asked.",
submit: "Publish answer",
submitNew: "Publish new answer",
dismiss: "Leave unanswered",
};
