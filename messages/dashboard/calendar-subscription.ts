// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendarSubscription = {
addCalendar: "Add to your calendar",
auctionsSavedHomes: "Your auctions, open houses, showings, and deadlines, in the calendar app you use: subscribe to this link, and your calendar stays current. Anyone with the link can see all of it.",
creatingNewLink: "Creating a new link or turning it off ends this link right away.",
};
