// Compiled from messages/en/inquiries.json by `npm run messages`.

export const openHouseRow = {
to: ({ startsAt, endsAt }: { startsAt: string | number; endsAt: string | number }) => `${startsAt} to ${endsAt}`,
listingSaysNo: "The listing says there’s no interior access.",
};
