// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const mailHint = {
localCopyNo: (v: { link: Tag }) => rich("This is a local copy, so no email is sent: ", v.link("read the messages here"), "."),
};
