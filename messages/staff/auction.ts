// Compiled from messages/en/staff.json by `npm run messages`.

export const auction = {
pause: "Describe the outage",
pauseSubmit: "Pause auction",
resume: "Why can it resume?",
resumeSubmit: "Resume auction",
turnHelp: "Recorded in the audit log. The pause and the new end time appear in the public bid history.",
cancel: "Cancel auction",
cancelText: "You can cancel only for a reason in the auction rules. The reason is public. The listing stays up.",
reason: "Reason",
why: "What happened?",
cancelSubmit: "Cancel for this reason",
};
