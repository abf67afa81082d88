// Compiled from messages/en/closings.json by `npm run messages`.

export const taxForms = {
"TP-584-NYC": "State transfer tax in New York City",
"NYC-RPT": "City transfer tax",
"TP-584": "State transfer tax",
"RP-5217NYC": "Real property transfer report",
"RP-5217": "Real property transfer report",
"IT-2664": "Estimated income tax, only if the seller lives outside New York",
"IT-2663": "Estimated income tax, only if the seller lives outside New York",
};
