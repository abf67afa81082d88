// Compiled from messages/en/closings.json by `npm run messages`.

export const dueTasks = {
attorney: "name an attorney",
sign: "sign the contract",
"deposit-sent": "send the earnest money",
"deposit-received": "confirm that the earnest money arrived",
title: "accept the title report",
forms: "finish the transfer tax forms",
ready: "confirm readiness to close",
closed: "confirm the closing",
recorded: "confirm the recording",
uploadContract: "upload the contract and sign it",
};
