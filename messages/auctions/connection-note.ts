// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const connectionNote = {
dataOld: (v: { span: Tag; age: string | number }) => rich("Data is ", v.span(`${v.age}`), " old"),
dataOldReconnecting: (v: { span: Tag; age: string | number }) => rich("Data is ", v.span(`${v.age}`), " old. Reconnecting…"),
seconds: (v: { seconds: string | number }) => `${v.seconds} s`,
};
