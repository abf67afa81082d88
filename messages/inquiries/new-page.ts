// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newPage = {
askSeller: "Ask the seller",
aboutOnceSeller: ({ link, listing }: { link: Tag; listing: string | number }) => rich("About ", link(`${listing}`), ". Once the seller answers, everyone can see the question and the answer, but not who asked. Don’t include your name or phone number."),
requestShowing: "Request a showing",
sellerSeesName: ({ link, listing, access, name, email }: { link: Tag; listing: string | number; access: string | number; name: string | number; email: string | number }) => rich("At ", link(`${listing}`), ". ", access, " The seller sees your name and email address: ", name, ", ", email, "."),
};
