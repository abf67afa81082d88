// Compiled from messages/en/inquiries.json by `npm run messages`.

export const report = {
reason: "What’s wrong?",
reasonEmpty: "Choose one",
message: "What did you find?",
emailHelp: "We may contact you with questions. The seller can’t see your email address.",
submit: "Send report",
done: {
title: "Report sent to our reviewers",
text: "Our reviewers look at every report. If you gave an email address, they may contact you.",
},
};
