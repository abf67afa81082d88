// Compiled from messages/en/closings.json by `npm run messages`.

export const stepWords = {
attorney: "Attorney named",
sign: "Contract signed",
"deposit-sent": "Earnest money sent",
"deposit-received": "Earnest money received in escrow",
title: "Title report reviewed and accepted",
forms: "Transfer tax forms ready",
ready: "Ready to close",
closed: "Closing completed",
recorded: "Deed recorded",
};
