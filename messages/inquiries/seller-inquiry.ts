// Compiled from messages/en/inquiries.json by `npm run messages`.

export const sellerInquiry = {
title: "Ask the seller",
text: "The seller replies to you directly. Asking doesn’t commit you to anything.",
message: "Your question",
question: "I’m interested in this property. When could I see it, and which documents can you send me?",
submit: "Send question",
done: {
title: "Question sent to the seller",
text: "The seller will reply directly to the email address or phone number you gave.",
},
};
