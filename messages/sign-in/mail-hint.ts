// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const mailHint = {
localCopyNo: ({ link }: { link: Tag }) => rich("This is a local copy, so no email is sent: ", link("read the messages here"), "."),
};
