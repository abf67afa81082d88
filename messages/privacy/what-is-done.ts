// Compiled from messages/en/privacy.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const whatIsDone = {
sellerPropertyWin: ({ strong }: { strong: Tag }) => rich(strong("The seller"), " of a property you win gets your name and contact details for the contract."),
googleRunsSign: ({ strong }: { strong: Tag }) => rich(strong("Google"), " runs our sign-in service, Firebase Authentication. If you sign in with your Google account, Google learns that you use this site."),
emailProviderDelivers: ({ strong }: { strong: Tag }) => rich(strong("An email provider"), " delivers our emails."),
authoritiesCourtsWhere: ({ strong }: { strong: Tag }) => rich(strong("Authorities and courts,"), " where the law requires it."),
noOneElse: ({ strong }: { strong: Tag }) => rich(strong("No one else."), " We don’t sell or rent data, and there’s no advertising."),
auctionLedgersPermanently: "Auction ledgers: permanently. They contain aliases, not names.",
accountRegistrationDelete: "Account and registration: until you delete them. You can’t delete them while you have an open commitment, such as an auction you’re leading, a home you’re buying or selling, or an upcoming showing.",
proofFundsDays: ({ days, unreviewedDays }: { days: string | number; unreviewedDays: string | number }) => `Proof of funds: until ${days} days after the review, and never longer than ${unreviewedDays} days.`,
identityBehindBid: "The identity behind a bid, offers, and the documents and messages of a sale: as long as they could matter in a legal claim, even after the account is deleted.",
sessionsFiveDays: "Sessions: up to five days. An expired session is deleted the next time you sign in.",
browserTalksServer: "Your browser talks to our server and never to the database. Scripts can’t read session cookies, and we store only a fingerprint of each. Until you confirm your email address, your password is stored encrypted, with a key that exists only in the emailed link. We don’t ask for a Social Security number, an identity document, or a payment card.",
newYorksShield: "New York’s SHIELD Act (General Business Law §§ 899-aa and 899-bb) requires anyone who holds New Yorkers’ private information to protect it with reasonable safeguards. The holder must notify the people affected within 30 days of discovering a breach, and must notify the state as well. An email address together with a password is private information. We comply with the act.",
getCopyWhat: ({ link, link2 }: { link: Tag; link2: Tag }) => rich("To get a copy of the data we have about you, correct it, or delete your account, go to your ", link("dashboard"), ", under “Account.” For anything else, ", link2("contact us"), " from your account’s email address and choose the topic “Privacy and my data.” This site isn’t meant for anyone under 18."),
};
