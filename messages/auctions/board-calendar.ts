// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const boardCalendar = {
months: "Months",
showMonth: ({ month }: { month: string | number }) => `Show ${month}`,
auctionsByDay: ({ month }: { month: string | number }) => `Auctions by day, ${month}`,
auctionsOfDay: ({ hidden, total }: { hidden: Tag; total: number }) => rich(hidden(": "), total, hidden(`${(total === 1 ? " auction" : " auctions")}`)),
howCounted: "Upcoming auctions are counted on the day they open; all others, on the day they close.",
sun: "S",
sunday: "Sunday",
mon: "M",
monday: "Monday",
tue: "T",
tuesday: "Tuesday",
wed: "W",
wednesday: "Wednesday",
thu: "T",
thursday: "Thursday",
fri: "F",
friday: "Friday",
sat: "S",
saturday: "Saturday",
};
