// Compiled from messages/en/staff.json by `npm run messages`.

export const quarantinedRecords = {
someRecordsCant: "Some records can’t be read",
restSiteWorks: "The rest of the site works without them. An auction whose record can’t be read takes no bids and doesn’t close. Ask the server administrator to repair these records.",
since: ({ fault, at }: { fault: string | number; at: string | number }) => `${fault} · since ${at}`,
};
