// Compiled from messages/en/closings.json by `npm run messages`.

export const standby = {
until: "Backup buyer through",
stand: "Become a backup buyer",
change: "Change the date",
leave: "Withdraw as backup buyer",
};
