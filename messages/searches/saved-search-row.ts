// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const savedSearchRow = {
deletedNoLonger: ({ name, span }: { name: string | number; span: Tag }) => rich("“", name, "” was deleted. ", span("We won’t email you about it anymore.")),
allHomesSale: "All homes for sale",
saved: "Saved.",
pausedNoEmails: "Paused: we won’t email you.",
nextEmailNew: ({ nextMailAt }: { nextMailAt: string | number }) => `Next email ${nextMailAt}, if there are new homes by then.`,
wellEmailSoon: "We’ll email you as soon as there’s a new home.",
};
