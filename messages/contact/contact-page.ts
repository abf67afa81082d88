// Compiled from messages/en/contact.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const contactPage = {
contact: "Contact",
writeCallAbout: "Write or call about buying, selling, a listing that’s wrong, your account, accessibility, or fair housing.",
askQuestionCorrect: "Ask a question, correct us, or tell us what went wrong. A question about a fixed-price property gets there faster from its own page: it goes to the seller.",
write: "Send us a message",
useWhatWrite: ({ link }: { link: Tag }) => rich("We use what you write only to answer you. See ", link("Privacy"), "."),
contactDirectly: "Contact us directly",
};
