// Compiled from messages/en/drafts.json by `npm run messages`.

export const propertyQuestions = {
propertySubType: {
heading: "Building and lot",
label: "Property type",
help: "Choose the legal type, as shown on the certificate of occupancy. It determines which disclosures and taxes apply.",
},
bedroomsTotal: {
label: "Bedrooms",
help: "Total for all units. Enter 0 for a studio.",
},
bathroomsFull: {
label: "Full bathrooms",
help: "With a tub or shower.",
},
bathroomsHalf: {
label: "Half bathrooms",
help: "With a toilet and sink only.",
},
livingAreaSqft: {
label: "Living area (sq ft)",
help: "Heated floor area, not including the basement or garage. If you’re not sure, leave this blank.",
},
lotSizeSqft: {
label: "Lot size (sq ft)",
help: "1 acre = 43,560 sq ft",
},
yearBuilt: {
label: "Year built",
help: "Leave this blank if you don’t know. We’ll then apply the lead paint rules for homes built before 1978.",
},
numberOfUnitsTotal: {
label: "Units",
help: "Apartments and stores combined.",
},
stories: {
label: "Stories",
help: "Above ground.",
},
taxAnnualAmount: {
heading: "Taxes and charges",
label: "Annual property taxes",
help: "Add up all bills: county, town, village, and school. For a co-op, enter the unit’s share, or 0 if the maintenance includes it.",
},
taxYear: {
label: "Tax year",
help: "The year on the tax bill.",
},
taxArrears: {
label: "Unpaid taxes",
help: "The amount owed today, or 0. On the next step, add it as a lien and choose who pays it at closing.",
},
taxSource: {
label: "Source of these tax figures",
help: "For example, the tax bill or the county tax roll.",
},
taxAsOf: {
label: "Tax figures as of",
help: "The date you checked these figures.",
},
feeAmount: {
label: "HOA dues, common charges, maintenance, or lot rent",
help: "Leave this blank if there are none.",
},
feeFrequency: {
label: "Charge frequency",
help: "How often the charge is due.",
},
feeIncludes: {
label: "What the charge includes",
help: "For example, heat, water, and building insurance.",
},
publicRemarks: {
heading: "Description",
label: "Property description",
help: "Describe the property, not who should live there. Fair housing law prohibits wording that favors or excludes groups of people.",
},
};
