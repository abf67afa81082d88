// Compiled from messages/en/drafts.json by `npm run messages`.

export const lienQuestions = {
Kind: {
label: ({ number }: { number: string | number }) => `Lien or violation ${number}`,
help: "Leave this blank if there are no more.",
},
Amount: {
label: ({ number }: { number: string | number }) => `Lien ${number} amount`,
help: "Leave this blank if you don’t know.",
},
Treatment: {
label: ({ number }: { number: string | number }) => `What will happen to lien ${number}?`,
help: "A lien that isn’t paid off stays with the property.",
},
Text: {
label: ({ number }: { number: string | number }) => `Lien ${number} description`,
help: "Who holds it, and what you know about it.",
},
first: {
label: "First lien or violation",
help: "You can add more, one at a time.",
},
};
