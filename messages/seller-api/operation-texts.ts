// Compiled from messages/en/seller-api.json by `npm run messages`.

export const operationTexts = {
listFields: {
summary: "List the fields of a draft",
description: "Every question on the listing form, with its allowed answers.",
},
listDrafts: {
summary: "List drafts",
description: "All of your organization’s homes, including published ones, most recently changed first.",
},
createDraft: {
summary: "Create a draft",
description: "Starts a draft with the answers you have. Answers may be missing or wrong until you submit.",
},
getDraft: {
summary: "Get a draft",
description: "The draft, plus a list of what’s still missing before it can be submitted.",
},
updateDraft: {
summary: "Update a draft",
description: "Changes the answers you send and keeps the others. Send the ETag you received as If-Match: if someone else has changed the draft in the meantime, nothing changes and you get 412.",
},
deleteDraft: {
summary: "Delete a draft",
description: "Deletes a draft and its files. Works only if the draft was never published and isn’t in review.",
},
submitDraft: {
summary: "Submit a draft",
description: "Sends the draft to our reviewers. A minor change to a published home goes live immediately. If something is missing, the response is 409 with the reason “rules,” and GET lists what’s missing.",
},
takeBackDraft: {
summary: "Withdraw a submission",
description: "Withdraws the draft from review so that you can change it.",
},
addPhoto: {
summary: "Add a photo",
description: "The body is the image itself: JPEG, PNG, WebP, AVIF, or HEIC. We store re-encoded copies without the metadata, not the file you send. If you send the same file again, it isn’t added twice.",
},
removePhoto: {
summary: "Remove a photo",
description: "Removes a photo from the draft.",
},
addDocument: {
summary: "Add a document",
description: "The body is the PDF. Proof of authority is shown only to our reviewers.",
},
removeDocument: {
summary: "Remove a document",
description: "Removes a document from the draft.",
},
scheduleHomes: {
summary: "Schedule auctions",
description: "Gives drafts the same opening time and staggered end times, in order, and submits the complete ones. The others keep the dates and stay drafts.",
},
formLot: {
summary: "Create a lot",
description: "Sells the homes together at the auction announced for the first one. All homes need the same terms and the same contract of sale.",
},
getLot: {
summary: "Get a lot",
description: "Returns the lot led by this home.",
},
dissolveLot: {
summary: "Dissolve a lot",
description: "Cancels the auction before it starts. The homes stay listed.",
},
changeLotHomes: {
summary: "Change the homes in a lot",
description: "Replaces the homes and their shares of the price; the home that leads the lot stays. A home that leaves the lot stays listed, without an auction. Allowed until 24 hours before the auction starts.",
},
splitLot: {
summary: "Split the price",
description: "Sets each home’s share of the price. Allowed until the auction starts.",
},
moveLot: {
summary: "Reschedule a lot",
description: "Moves the lot’s auction to later dates.",
},
listQuestions: {
summary: "List questions",
description: "Latest first.",
},
answerQuestion: {
summary: "Answer a question",
description: "Publishes the question with your answer, or replaces the answer.",
},
listClosings: {
summary: "List closings",
description: "Latest first.",
},
getClosing: {
summary: "Get a closing",
description: "The status of a sale and its steps.",
},
confirmStep: {
summary: "Confirm a step",
description: "Confirms a step for the seller’s side: your organization states that the step is done. A person must sign the contract on the site.",
},
listWebhooks: {
summary: "List webhooks",
description: "Your webhooks, oldest first.",
},
addWebhook: {
summary: "Add a webhook",
description: "Returns the secret that verifies our signatures.",
},
removeWebhook: {
summary: "Remove a webhook",
description: "Stops all deliveries to the webhook.",
},
};
