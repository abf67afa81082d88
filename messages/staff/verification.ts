// Compiled from messages/en/staff.json by `npm run messages`.

export const verification = {
method: "What did you check?",
evidence: "Evidence",
evidenceHelp: "The document, domain, certificate number, or LEI. Recorded in the audit log.",
submit: "Verify organization",
refuseWhy: "Why can’t it be verified?",
refuseSubmit: "Refuse verification",
revokeWhy: "Why is it no longer verified?",
revokeSubmit: "Revoke verification",
toldHelp: "Emailed to its members and recorded in the audit log.",
};
