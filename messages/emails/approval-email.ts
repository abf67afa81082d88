// Compiled from messages/en/emails.json by `npm run messages`.

export const approvalEmail = {
subject: ({ step, title }: { step: string; title: string | number }) => `${(step === "asked" ? `Approval needed: ${title}` : (step === "approved" ? `Approved: ${title}` : `Declined: ${title}`))}`,
text: ({ step, about }: { step: string; about: string | number }) => `${(step === "asked" ? `${about} asked for approval. Nothing happens unless another owner or manager approves the request within seven days.` : (step === "approved" ? `${about} approved your request.` : `${about} declined your request.`))}`,
reason: ({ reason }: { reason: string | number }) => `Reason: ${reason}`,
rules: "Approval settings",
link: ({ url }: { url: string | number }) => `Approvals: ${url}`,
};
