// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const registering = {
anyoneCanBrowse: ({ link }: { link: Tag }) => rich("Anyone can browse without an account and try a ", link("practice auction"), " with play money. To bid, you need:"),
accountPasswordGoogle: "An account, with a password or with Google",
emailAddressConfirmed: "An email address that you’ve confirmed by opening the link we email you",
fullLegalName: "Your full legal name and mailing address, and how you’ll take title",
buyerTypeOwner: "Your buyer type: owner-occupant, investor, or covered investor",
phoneNumberCalls: "A US phone number, for calls about your purchase",
acceptanceCurrentTerms: "Your acceptance of the current terms; their version is recorded with every bid",
theresNoFee: ({ days }: { days: string | number }) => `There’s no fee, no deposit, and no card, and we never ask for an identity document or a Social Security number. Everyone has a bid limit. For a higher limit, send proof of funds; our staff reviews the document, and it’s deleted ${days} days later. Other bidders don’t see who you are: in each auction, you appear under an alias, such as Bidder 3, which stays yours until that auction ends.`,
mayNotBid: ({ coveredInvestorHelp }: { coveredInvestorHelp: string | number }) => `${coveredInvestorHelp} You may not bid on a home that belongs to your own household or organization. For a home built before 1978, you accept the lead paint terms with your first bid.`,
};
