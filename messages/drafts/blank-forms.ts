// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const blankForms = {
title: "Forms for this home",
conditionStatement: ({ form, law, day }: { form: Tag; law: Tag; day: string | number }) => rich("Property condition disclosure statement, signed by the seller: ", form("blank form (PDF)"), " using the wording of ", law("Real Property Law § 462"), " as of March 20, 2024, with a note on septic systems from a 2024 bill. The law may have changed since, so compare the blank form with the Department of State’s form DOS-1614-f. We couldn’t compare them ourselves. Sources checked ", day, "."),
lead: ({ form, rules }: { form: Tag; rules: Tag }) => rich("Lead paint disclosure, signed by the seller: ", form("EPA form 9600-040 (PDF)"), ". See also ", rules("what the EPA requires"), ". We couldn’t verify these links, so check that the form is current."),
upload: "Fill out and sign each form, then upload it here as a PDF.",
};
