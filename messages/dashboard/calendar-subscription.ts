// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendarSubscription = {
addCalendar: "Add to your calendar",
auctionsSavedHomes: "See your auctions, open houses, showings, and deadlines in the calendar app you use. Subscribe to a private link to keep your calendar current. Anyone with the link can see the whole calendar.",
creatingNewLink: "This link stops working as soon as you turn it off or create a new one.",
};
