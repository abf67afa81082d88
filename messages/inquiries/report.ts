// Compiled from messages/en/inquiries.json by `npm run messages`.

export const report = {
reason: "What’s wrong?",
reasonEmpty: "Choose one",
message: "What did you find?",
emailHelp: "In case we have questions. The seller can’t see it.",
submit: "Send report",
done: {
title: "Report sent to our reviewers",
text: "Our reviewers look at every report. If you gave an email address, they may contact you.",
},
};
