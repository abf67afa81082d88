// Compiled from messages/en/dashboard.json by `npm run messages`.

export const calendar = {
address: "Private link",
make: "Create private link",
renew: "Create new link",
end: "Turn off link",
};
