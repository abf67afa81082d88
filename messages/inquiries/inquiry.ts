// Compiled from messages/en/inquiries.json by `npm run messages`.

export const inquiry = {
busy: "Sending…",
trap: "Leave this field blank",
};
