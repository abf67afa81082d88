// Compiled from messages/en/closings.json by `npm run messages`.

export const contract = {
file: "Contract (PDF)",
fileHelp: "PDF up to 30 MB; no passwords or scripts.",
submit: "Send contract to buyer",
replace: "Replace contract",
};
