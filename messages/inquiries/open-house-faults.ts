// Compiled from messages/en/inquiries.json by `npm run messages`.

export const openHouseFaults = {
full: ({ most }: { most: string | number }) => `You can have up to ${most} upcoming open houses. Remove one first.`,
overlaps: "You already have an open house at that time.",
};
