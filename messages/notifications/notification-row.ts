// Compiled from messages/en/notifications.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const notificationRow = {
unread: "Unread",
openClosingRoom: ({ sr, subject }: { sr: Tag; subject: string | number }) => rich("Open closing room", sr(`: ${subject}`)),
};
