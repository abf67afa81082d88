// Compiled from messages/en/staff.json by `npm run messages`.

export const auction = {
pause: "Public reason for the pause",
pauseSubmit: "Pause auction",
resume: "Why are you resuming the auction?",
resumeSubmit: "Resume auction",
turnHelp: "Recorded in the audit log. The new end time appears in the public bid history.",
cancel: "Cancel auction",
cancelText: "You can cancel the auction only for a reason in the auction rules. The reason is public. The listing stays up.",
reason: "Reason",
why: "What happened?",
cancelSubmit: "Cancel for this reason",
pauseHelp: "Shown on the auction’s page and recorded in the audit log and, permanently, in the public ledger. Don’t name anyone.",
};
