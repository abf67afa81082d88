// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newPage = {
saveSearch: "Save this search",
lead: ({ filters, email }: { filters: string | number; email: string | number }) => `${filters}. We’ll email new matching homes to ${email}, and each email has a link to unsubscribe.`,
allHomesSale: "All homes for sale",
confirmEmailAddress: "Confirm your email address first",
sendEmailOnly: ({ link }: { link: Tag }) => rich("We send email only to confirmed addresses. ", link("Resend the link")),
savedSearches: ({ savedSearchLimit }: { savedSearchLimit: string | number }) => `You have ${savedSearchLimit} saved searches`,
thatsLimitOne: ({ link }: { link: Tag }) => rich("You’ve reached the limit for one account. ", link("Delete a search"), ", then save this one."),
enterNameSearch: "Enter a name for the search",
};
