// Compiled from messages/en/seller-api.json by `npm run messages`.

export const operationTexts = {
listFields: {
summary: "List the fields of a draft",
description: "Every question of the listing form with its allowed answers.",
},
listDrafts: {
summary: "List drafts",
description: "All homes of your organization, published ones too, latest change first.",
},
createDraft: {
summary: "Create a draft",
description: "Starts a home with the answers you have. Answers may be missing or wrong until you submit.",
},
getDraft: {
summary: "Get a draft",
description: "The draft with everything a submission still needs.",
},
updateDraft: {
summary: "Update a draft",
description: "Changes the answers you send and keeps the others. Send the ETag you read as If-Match: if someone changed the draft meanwhile, nothing is changed and you get 412.",
},
deleteDraft: {
summary: "Delete a draft",
description: "Deletes a draft that was never published and isn’t with our reviewers, with its files.",
},
submitDraft: {
summary: "Submit a draft",
description: "Sends it to our reviewers. A minor change of a published home is published at once. If something is missing, the response is 409 with the reason “rules”, and GET lists what.",
},
takeBackDraft: {
summary: "Withdraw a submission",
description: "Takes the draft back from our reviewers so that you can change it.",
},
addPhoto: {
summary: "Add a photo",
description: "The body is the image itself: JPEG, PNG, WebP, AVIF, or HEIC. We store new images made from its pixels. The same bytes are added only once.",
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
description: "Gives drafts the same opening and staggered ends, in order, and submits the complete ones. The others keep the dates and stay drafts.",
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
description: "The state of a sale and its steps.",
},
confirmStep: {
summary: "Confirm a step",
description: "Confirms a step for the seller’s side. With this call your organization states that the step is done. A contract is signed by a person on the site.",
},
listWebhooks: {
summary: "List webhooks",
description: "Your endpoints, oldest first.",
},
addWebhook: {
summary: "Add a webhook",
description: "Returns the secret that verifies our signatures.",
},
removeWebhook: {
summary: "Remove a webhook",
description: "Nothing is sent to it anymore.",
},
};
