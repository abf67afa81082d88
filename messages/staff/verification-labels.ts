// Compiled from messages/en/staff.json by `npm run messages`.

export const verificationLabels = {
document: "Document",
"mail-domain": "Email domain",
fdic: "FDIC certificate",
lei: "LEI",
};
