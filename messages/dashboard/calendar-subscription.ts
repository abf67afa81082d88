// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendarSubscription = {
addCalendar: "Add to your calendar",
auctionsSavedHomes: "See your auctions, open houses, showings, and deadlines in the calendar app you use. Subscribe to this link to keep your calendar current. Anyone with the link can see the whole calendar.",
creatingNewLink: "If you create a new link or turn this one off, this link stops working right away.",
};
