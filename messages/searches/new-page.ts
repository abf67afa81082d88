// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newPage = {
saveSearch: "Save this search",
lead: (v: { filters: string | number; email: string | number }) => `${v.filters}. We’ll email new matching homes to ${v.email}, and each email has a link to stop them.`,
allHomesSale: "All homes for sale",
confirmEmailAddress: "Confirm your email address first",
sendEmailOnly: (v: { link: Tag }) => rich("We send email only to confirmed addresses. ", v.link("Resend the link")),
savedSearches: (v: { savedSearchLimit: string | number }) => `You have ${v.savedSearchLimit} saved searches`,
thatsLimitOne: (v: { link: Tag }) => rich("That’s the limit for one account. ", v.link("Delete one"), ", then save this search."),
enterNameSearch: "Enter a name for the search",
};
