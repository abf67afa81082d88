// Compiled from messages/en/searches.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const emailsOff = {
title: "Emails about saved searches are off",
text: ({ link }: { link: Tag }) => rich("New homes still appear under the bell icon. ", link("Turn the emails back on")),
};
