// Compiled from messages/en/inquiries.json by `npm run messages`.

export const openHouseRow = {
to: (v: { startsAt: string | number; endsAt: string | number }) => `${v.startsAt} to ${v.endsAt}`,
listingSaysNo: "The listing says no one can go inside.",
};
