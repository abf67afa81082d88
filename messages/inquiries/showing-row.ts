// Compiled from messages/en/inquiries.json by `npm run messages`.

export const showingRow = {
addCalendar: "Add to my calendar",
requested: "Requested",
confirmed: "Confirmed",
declined: "Declined",
canceled: "Canceled",
};
