// Compiled from messages/en/organizations.json by `npm run messages`.

export const ssoRule = {
title: "Company sign-in",
text: "If you require company sign-in, managers and viewers can’t sign in to this site any other way. Owners still can, in case your company’s sign-in fails.",
required: "Managers and viewers must sign in through your company",
save: "Save",
};
