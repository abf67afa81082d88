// Compiled from messages/en/inquiries.json by `npm run messages`.

export const saleInquiry = {
address: "Property address",
addressHelp: "Number, street, and town.",
county: "County",
countyEmpty: "Choose a county",
seller: "Who’s selling?",
sellerEmpty: "Choose one",
message: "What should we know?",
submit: "Send",
done: {
title: "Thank you. We have what we need for now.",
text: "We’ll contact you about the documents and the sale type. Nothing is published until you agree to it.",
},
};
