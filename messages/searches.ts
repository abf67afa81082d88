// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const savedSearch = {
name: "Name",
frequency: "E-mail",
keep: "Save this search",
back: "Back to the results",
save: "Save",
saveLabel: (v: { name: string | number }) => `Save the changes of ${v.name}`,
pause: "Pause",
start: "Start again",
undo: "Undo",
delete: "Delete",
about: (v: { submit: string | number; name: string | number }) => `${v.submit}: ${v.name}`,
};

export const newPage = {
saveSearch: "Save this search",
newHomesFit: (v: { filters: string | number }) => `${v.filters}. New homes that fit come by e-mail to`,
everythingCanBought: "Everything that can be bought",
eachMailHas: ", and each mail has a link that stops them.",
confirmEMail: "Confirm your e-mail address first",
weSendMail: (v: { link: Tag }) => rich("We send mail only to addresses that their owner has confirmed. ", v.link("Send the link again")),
haveSavedSearches: (v: { savedSearchLimit: string | number }) => `You have ${v.savedSearchLimit} saved searches`,
asManyAs: (v: { link: Tag }) => rich("That is as many as one account keeps. ", v.link("Delete one"), ", then save this."),
giveSearchName: "Give the search a name",
};

export const searchesPage = {
savedSearches: "Saved searches",
searchWasNot: "The search was not changed",
goneHaveOthers: (v: { savedSearchLimit: string | number }) => `It is gone, or you have ${v.savedSearchLimit} others: then delete one first.`,
eachSendsOne: (v: { savedSearchLimit: string | number }) => `Each sends one mail with the homes that are new, and none when there are none. You can keep ${v.savedSearchLimit}.`,
haveNotSaved: "You have not saved a search yet",
searchHomes: "Search homes",
searchWhatWant: "Search for what you want, then choose “Save this search”. New homes that fit come by e-mail.",
};

export const savedSearchRow = {
deletedNoMail: (v: { name: string | number; span: Tag }) => rich("“", v.name, "” is deleted. ", v.span("No mail comes from it.")),
everythingCanBought: "Everything that can be bought",
saved: "Saved.",
pausedSendsNothing: "Paused: it sends nothing.",
nextMailIf: (v: { nextMailAt: string | number }) => `Next mail ${v.nextMailAt}, if there are new homes by then.`,
mailAsSoon: "A mail as soon as there is a new home.",
};
