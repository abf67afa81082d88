// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const savedSearch = {
name: "Name",
frequency: "Email alerts",
keep: "Save this search",
back: "Back to results",
save: "Save",
saveLabel: (v: { name: string | number }) => `Save changes to ${v.name}`,
pause: "Pause",
start: "Resume",
undo: "Undo",
delete: "Delete",
about: (v: { submit: string | number; name: string | number }) => `${v.submit}: ${v.name}`,
};

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

export const searchesPage = {
savedSearches: "Saved searches",
searchWasntChanged: "The search wasn’t changed",
noLongerExists: (v: { savedSearchLimit: string | number }) => `It no longer exists, or you already have ${v.savedSearchLimit} others. In that case, delete one first.`,
eachSearchSends: (v: { savedSearchLimit: string | number }) => `Each search sends one email with the new homes, or none if there are no new homes. You can save up to ${v.savedSearchLimit} searches.`,
noSavedSearches: "No saved searches yet",
searchHomes: "Search homes",
searchWhatWant: "Search for what you want, then select “Save this search”. We’ll email you new matching homes.",
};

export const savedSearchRow = {
deletedNoLonger: (v: { name: string | number; span: Tag }) => rich("“", v.name, "” was deleted. ", v.span("It no longer sends email.")),
allHomesSale: "All homes for sale",
saved: "Saved.",
pausedNoEmails: "Paused: no emails are sent.",
nextEmailNew: (v: { nextMailAt: string | number }) => `Next email ${v.nextMailAt}, if there are new homes by then.`,
wellEmailSoon: "We’ll email you as soon as there’s a new home.",
};
