// Compiled from messages/en/emails.json by `npm run messages`.

export const organizationEmail = {
yourOrganization: "your organization",
reason: ({ reason }: { reason: string | number }) => `Reason: ${reason}`,
contact: ({ contactMail, phone }: { contactMail: string | number; phone: string | number }) => `Email ${contactMail} or call ${phone}.`,
link: ({ url }: { url: string | number }) => `Your organization: ${url}`,
};
