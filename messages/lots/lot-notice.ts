// Compiled from messages/en/lots.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const lotNotice = {
title: ({ homes }: { homes: string | number }) => `Part of a lot of ${homes} homes`,
leadText: ({ link }: { link: Tag }) => rich("The whole lot is sold at this home’s auction. ", link("Open the lot")),
includedText: ({ link }: { link: Tag }) => rich("This home is sold at another home’s auction. ", link("Open the lot")),
form: "Sell this home together with others",
formText: "Sell up to 20 of your homes at one auction and under one contract. This home’s auction becomes the lot’s auction.",
};
