// Compiled from messages/en/terms.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const parties = {
operatesSiteSellers: ({ site }: { site: string | number }) => `${site} (“we”) operates this site. Sellers offer property on it; buyers bid, or ask sellers about a fixed price. We provide the venue, the rules, and the record. We are not a party to any sale, and we are not anyone’s broker, agent, attorney, or escrow agent.`,
howWorksExplains: ({ link }: { link: Tag }) => rich(link("How it works"), " explains auctions, with examples. If that page and these terms differ, these terms control."),
mustLeastYears: "You must be at least 18 years old and able to make a contract.",
accountBelongsOne: "An account belongs to one person. Keep your password to yourself. Anything done with your account counts as done by you until you notify us that it was taken over.",
bidMustProvide: "To bid, you must provide your full legal name, or that of the company you are authorized to sign for, and a US phone number. Both must be accurate. You also need a confirmed email address.",
mayCloseAccount: "You may close your account at any time. Closing it does not undo bids in effect or sales.",
};
