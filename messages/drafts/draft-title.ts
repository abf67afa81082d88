// Compiled from messages/en/drafts.json by `npm run messages`.

export const draftTitle = {
unit: (v: { unit: string | number }) => `Unit ${v.unit}`,
noAddressYet: "No address yet",
};
