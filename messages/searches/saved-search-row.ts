// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const savedSearchRow = {
deletedNoLonger: ({ name, span }: { name: string | number; span: Tag }) => rich("“", name, "” was deleted. ", span("It no longer sends email.")),
allHomesSale: "All homes for sale",
saved: "Saved.",
pausedNoEmails: "Paused: no emails are sent.",
nextEmailNew: ({ nextMailAt }: { nextMailAt: string | number }) => `Next email ${nextMailAt}, if there are new homes by then.`,
wellEmailSoon: "We’ll email you as soon as there’s a new home.",
};
