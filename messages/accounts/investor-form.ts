// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const investorForm = {
title: ({ use }: { use: string }) => `${(use === "bid" ? "Your bid" : (use === "offer" ? "Your offer" : "Your purchase"))} needs a notarized form`,
text: ({ use, link }: { use: string; link: Tag }) => rich("You registered as a covered investor. ", (use === "bid" ? "When you bid" : (use === "offer" ? "With the offer" : "When you buy")), ", give the seller a signed and notarized form stating that you’re a covered investor, and file it with the state’s Department of Law within three days (", link("Real Property Law § 521"), ")."),
};
