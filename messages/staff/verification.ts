// Compiled from messages/en/staff.json by `npm run messages`.

export const verification = {
method: "What did you check?",
evidence: "Evidence",
evidenceHelp: "The document, domain, certificate number, or LEI. Recorded in the audit log.",
submit: "Verify organization",
refuseWhy: "Why can’t the organization be verified?",
refuseSubmit: "Decline verification",
revokeWhy: "Why is the organization no longer verified?",
revokeSubmit: "Revoke verification",
toldHelp: "Emailed to the organization’s members and recorded in the audit log.",
};
