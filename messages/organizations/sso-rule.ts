// Compiled from messages/en/organizations.json by `npm run messages`.

export const ssoRule = {
title: "Company sign-in",
text: "If you require it, managers and viewers can sign in only through your company, for everything they do on this site. Owners can still sign in other ways in case your company’s sign-in fails.",
required: "Managers and viewers must sign in through your company",
save: "Save",
};
