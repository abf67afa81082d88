// Compiled from messages/en/emails.json by `npm run messages`.

export const staffDecisionEmail = {
ifYouDisagree: ({ contactMail, phone }: { contactMail: string | number; phone: string | number }) => `If you disagree, email ${contactMail} or call ${phone}.`,
takenDown: {
subject: ({ street }: { street: string | number }) => `Taken down: ${street}`,
text: ({ reason, note }: { reason: string | number; note: string | number }) => `Our staff took your listing down: ${reason}.

${note}`,
withAuction: ({ reason, note }: { reason: string | number; note: string | number }) => `Our staff took your listing down: ${reason}. Its auction was canceled, and no one is bound.

${note}`,
},
takedownLifted: {
subject: ({ street }: { street: string | number }) => `You can relist your home: ${street}`,
text: ({ note }: { note: string | number }) => `Our staff lifted the takedown of your listing. It isn’t public yet: review it on your dashboard and submit it. A reviewer will check it before it’s published.

${note}`,
},
suspended: {
subject: "Your account is suspended",
text: ({ reason }: { reason: string | number }) => `Our staff suspended your account. You’re signed out everywhere and can’t bid, make offers, or sell. Bids still in effect remain binding.

Reason: ${reason}`,
},
suspensionLifted: {
subject: "Your account has been reinstated",
text: ({ reason }: { reason: string | number }) => `You can sign in again and use your account as before.

Reason: ${reason}`,
},
limitGranted: {
subject: ({ limit }: { limit: string | number }) => `You can bid up to ${limit}`,
text: ({ shown, limit, why, url }: { shown: string; limit: string | number; why: string | number; url: string | number }) => `Our staff reviewed your proof of funds${(shown === "none" ? "" : ` for up to ${shown}`)}. Your bid limit is ${limit}. If you make an offer on a home, the seller sees when we reviewed your funds and whether they cover your offer. Only our staff can read the documents.

${why}

View your registration: ${url}`,
},
limitRefused: {
subject: ({ limit }: { limit: string | number }) => `Your bid limit stays at ${limit}`,
text: ({ why, url }: { why: string | number; url: string | number }) => `Our staff reviewed your proof of funds and couldn’t accept it. You can submit new proof of funds.

Reason: ${why}

View your registration: ${url}`,
},
};
