// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const blankForms = {
title: "Forms for this home",
conditionStatement: "Property condition disclosure statement: form DOS-1614-f of the New York Department of State, signed by the seller.",
lead: ({ link }: { link: Tag }) => rich("Lead paint disclosure, signed by the seller: ", link("what the EPA requires"), "."),
};
