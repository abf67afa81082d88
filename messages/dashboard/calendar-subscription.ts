// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendarSubscription = {
addCalendar: "Add to your calendar",
auctionsSavedHomes: "See your auctions, open houses, showings, and deadlines in the calendar app you use. Subscribe to this link to keep your calendar current. Anyone with the link can see all of it.",
creatingNewLink: "Creating a new link or turning it off ends this link right away.",
};
