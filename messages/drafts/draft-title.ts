// Compiled from messages/en/drafts.json by `npm run messages`.

export const draftTitle = {
unit: ({ unit }: { unit: string | number }) => `Unit ${unit}`,
noAddressYet: "No address yet",
};
