// Compiled from messages/en/closings.json by `npm run messages`.

export const step = {
attorney: "Attorney and firm",
submit: {
attorney: "Name attorney",
"deposit-sent": "Confirm it was sent",
"deposit-received": "Confirm it was received",
title: "Accept title report",
forms: "Confirm forms",
ready: "Confirm I’m ready",
closed: "Confirm closing",
recorded: "Confirm recording",
},
};
