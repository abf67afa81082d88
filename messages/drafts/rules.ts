// Compiled from messages/en/drafts.json by `npm run messages`.

export const rules = {
authority: {
title: "Proof of authority to sell",
source: "General Obligations Law § 5-703",
},
"contract-of-sale": {
title: "Contract of sale before the auction",
source: "General Obligations Law § 5-703",
},
"property-condition": {
title: "Property condition disclosure",
source: "Real Property Law § 462, as amended by bill S 5400 of 2023",
},
"lead-disclosure": {
title: "Lead paint disclosure",
source: "U.S. Department of Housing and Urban Development",
},
"lead-preview": {
title: "Ten-day lead paint inspection",
source: "U.S. Department of Housing and Urban Development",
},
"owner-in-default": {
title: "Owners in default",
source: "Department of Financial Services on Real Property Law § 265-a",
},
"fair-housing": {
title: "Fair housing wording",
source: "Executive Law § 296 (Human Rights Law)",
},
"broker-license": {
title: "Broker’s license if a fee is charged",
source: "Real Property Law § 440-a",
},
duplicate: {
title: "One listing per home",
source: "Terms of this site",
},
};
