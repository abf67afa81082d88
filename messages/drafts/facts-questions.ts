// Compiled from messages/en/drafts.json by `npm run messages`.

export const factsQuestions = {
occupancy: {
heading: "Occupancy",
label: "Who lives there?",
help: "Even after an auction, a tenant may have the right to stay for 90 days or for the rest of a lease (RPAPL § 1305).",
},
occupancySource: {
label: "Source for occupancy",
help: "Buyers see this. For example: an interior inspection, or two visits with no answer.",
},
occupancyAsOf: {
label: "Occupancy as of",
help: "The date your occupancy information is from.",
},
isInDefault: {
label: "Is a mortgage on this home in default or in foreclosure?",
help: "The law protects owners in default (Real Property Law § 265-a). Their homes get a special review and can’t be auctioned here. A housing counselor can help you for free.",
},
possession: {
label: "How will the home be delivered at closing?",
help: "“Vacant” means that no people or belongings are left inside.",
},
leaseExists: {
label: "Does a tenant have a lease?",
help: "A tenant may stay until the lease ends, even after a foreclosure (RPAPL § 1305).",
},
rentRegulated: {
label: "Is the rent regulated?",
help: "“Regulated” means rent-controlled or rent-stabilized. Tenants with regulated rents have the right to stay.",
},
notice1305: {
label: "RPAPL § 1305 notice served on",
help: "The tenant’s 90 days start on this date. Leave this blank if no notice was served.",
},
goodCause: {
label: "Does the Good Cause Eviction Law protect the tenant?",
help: "The law covers New York City and the municipalities that have opted in. Exemptions apply.",
},
tenancySource: {
label: "Source for tenancy",
help: "Buyers see this. For example: the lease, or the notice attached to it.",
},
tenancyAsOf: {
label: "Tenancy as of",
help: "The date your tenancy information is from.",
},
conditionRating: {
heading: "Condition and access",
label: "Condition",
help: "Your own assessment. You can also upload an inspection report.",
},
conditionText: {
label: "Condition details",
help: "What you know, good and bad, about the roof, heating, plumbing, electrical system, and any damage.",
},
conditionSource: {
label: "Source for condition",
help: "Buyers see this. For example: a walk-through by the seller’s agent.",
},
conditionAsOf: {
label: "Condition as of",
help: "The date your condition information is from.",
},
accessKind: {
label: "How can buyers see the home?",
help: "Buyers bid more on homes they’ve seen.",
},
accessText: {
label: "Access details",
help: "Times, required notice, and what to bring.",
},
floodZone: {
label: "Is the property in a mapped flood zone?",
help: "Look up the address on FEMA’s flood map at msc.fema.gov.",
},
floodDesignation: {
label: "Flood zone on the map",
help: "For example, AE, VE, or X. Leave this blank if you don’t know.",
},
floodSource: {
label: "Source for flood zone",
help: "Buyers see this. For example: FEMA’s flood map, looked up by address.",
},
floodAsOf: {
label: "Flood zone as of",
help: "The date your flood zone information is from.",
},
septicOrWell: {
label: "Does the property have a septic system or a private well?",
help: "If so, say under “Condition details” whether the system or well was tested.",
},
deedType: {
heading: "Deed and title",
label: "Deed type",
help: "Our glossary explains what each type of deed promises. Lenders usually give a bargain and sale deed without covenants.",
},
titleInsurance: {
label: "Title insurance",
help: "Whether a title company will insure the title, and who pays for the owner’s policy.",
},
titleSummary: {
label: "Title details",
help: "How the seller took title, and anything that clouds it.",
},
titleSource: {
label: "Source for title",
help: "Buyers see this. For example: a title report, with the title company’s name.",
},
titleAsOf: {
label: "Title as of",
help: "The date your title information is from.",
},
hasLiens: {
heading: "Liens and violations",
label: "Are there liens, judgments, or arrears?",
help: "List the ones you know about. The buyer’s title company searches for others.",
},
violations: {
heading: "Violations and charges",
label: "Are there open building or housing code violations?",
help: "Use the results of a municipal search, and count an order to vacate as a violation. If you choose “Unknown,” that’s what buyers will see.",
},
violationsText: {
label: "Violation details",
help: "What the violations are, and what’s being done about them.",
},
violationsSource: {
label: "Source for violations",
help: "Buyers see this. For example: a search of the city building department’s records.",
},
violationsAsOf: {
label: "Violations as of",
help: "The date your information about violations is from.",
},
chargesOwed: {
label: "Unpaid water, sewer, and common charges",
help: "The amount still unpaid, or 0 if nothing is owed. Leave this blank if you don’t know.",
},
chargesText: {
label: "Charge details",
help: "Who the charges are owed to, and who will pay them.",
},
chargesSource: {
label: "Source for unpaid charges",
help: "Buyers see this. For example: a statement from the water department.",
},
chargesAsOf: {
label: "Unpaid charges as of",
help: "The date your information about unpaid charges is from.",
},
};
