// Compiled from messages/en/organizations.json by `npm run messages`.

export const ssoRule = {
title: "Company sign-in",
text: "Managers and viewers can then sign in only through your company, for everything they do on this site. Owners can still sign in any other way, in case your company’s sign-in fails.",
required: "Managers and viewers must sign in through your company",
save: "Save",
};
