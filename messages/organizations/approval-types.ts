// Compiled from messages/en/organizations.json by `npm run messages`.

export const approvalTypes = {
submit: "Submit for review",
"submit-changed": "Change and submit",
"move-auction": "Reschedule the auction",
"lower-reserve": "Lower the reserve",
"set-rules": "Change the approval settings",
};
