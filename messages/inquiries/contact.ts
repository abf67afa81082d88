// Compiled from messages/en/inquiries.json by `npm run messages`.

export const contact = {
topic: "What’s this about?",
topicEmpty: "Choose a topic",
message: "Your message",
submit: "Send message",
done: {
title: "Message sent",
text: "We’ll reply by email to the address you gave.",
},
};
