// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ssoRule = {
title: "Company sign-in",
text: "If you require company sign-in, managers and viewers can’t sign in to this site any other way. Owners still can, in case your company’s sign-in fails.",
offer: ({ link }: { link: Tag }) => rich("Your team can use your company’s own sign-in here (single sign-on with OpenID Connect), and you can require it. ", link("Ask us to connect your company’s sign-in"), "."),
required: "Managers and viewers must sign in through your company",
save: "Save",
};
