// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newPage = {
askSeller: "Ask the seller",
aboutOnceSeller: (v: { link: Tag; listing: string | number }) => rich("About ", v.link(`${v.listing}`), ". Once the seller answers, everyone can see your question and the answer, but no one sees that you asked. Don’t include your name or phone number."),
requestShowing: "Request a showing",
sellerSeesName: (v: { link: Tag; listing: string | number; access: string | number; name: string | number; email: string | number }) => rich("At ", v.link(`${v.listing}`), ". ", v.access, " The seller sees your name and email address: ", v.name, ", ", v.email, "."),
};
