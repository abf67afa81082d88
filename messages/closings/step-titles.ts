// Compiled from messages/en/closings.json by `npm run messages`.

export const stepTitles = {
attorney: "Attorneys",
sign: "Contract",
"deposit-sent": "Earnest money",
"deposit-received": "Earnest money in escrow",
title: "Title",
forms: "Transfer tax forms",
ready: "Ready to close",
closed: "Closing",
recorded: "Recording",
};
