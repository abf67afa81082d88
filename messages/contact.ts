// Compiled from messages/en/contact.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const contactPage = {
contact: "Contact",
writeCallAbout: "Write or call: about buying, selling, a listing that is wrong, your account, accessibility, fair housing.",
askCorrectUs: "Ask, correct us, or tell us what went wrong. A question about one property at a fixed price goes faster from its own page: it reaches the seller.",
writeUs: "Write to us",
weUseWhat: (v: { link: Tag }) => rich("We use what you write to answer you, and for nothing else. ", v.link("Privacy")),
directly: "Directly",
};
