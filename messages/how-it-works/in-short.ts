// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const inShort = {
findPropertyEach: ({ strong }: { strong: Tag }) => rich(strong("Find a property."), " Each listing says who lives in the property and what’s known about its title, deed, and condition, with the source and date of each fact. If something isn’t known, the listing says so."),
doResearchBefore: ({ strong }: { strong: Tag }) => rich(strong("Do your research before you bid."), " Inspect what you can, read the documents, have the title searched, and talk to a New York attorney. Once you’ve bid, it’s too late."),
registerOnceNeed: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("Register once."), " Confirm your email address, enter your legal name, address, and phone number, and accept the ", link("terms"), ". It’s free."),
bidMostYoud: ({ strong }: { strong: Tag }) => rich(strong("Bid the most you’d pay."), " The system bids for you, but only as high as it takes to keep you in the lead."),
watchEndLive: ({ strong }: { strong: Tag }) => rich(strong("Watch the end live."), " A bid in the final minutes extends the auction. You don’t need to reload the page."),
leadEndReserve: ({ strong }: { strong: Tag }) => rich(strong("If you lead at the end and any reserve is met, you win."), " Next come the written contract, the earnest money held by the seller’s attorney, and the closing."),
};
