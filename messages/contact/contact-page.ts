// Compiled from messages/en/contact.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const contactPage = {
contact: "Contact",
writeCallAbout: "Write or call about buying, selling, an error in a listing, your account, accessibility, or fair housing.",
askQuestionCorrect: "Ask a question, report an error, or tell us what went wrong. If you have a question about a fixed-price property, ask it on the property’s page: it goes straight to the seller.",
write: "Send us a message",
useWhatWrite: ({ link }: { link: Tag }) => rich("We use your message only to reply to you. See ", link("Privacy"), "."),
contactDirectly: "Contact us directly",
};
