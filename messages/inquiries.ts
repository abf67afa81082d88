// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const inquiry = {
busy: "Sending…",
trap: "Leave this field empty",
};

export const person = {
name: "Your name",
email: "Email",
phone: "US phone number",
};

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

export const saleInquiry = {
address: "Property address",
addressHelp: "Street, number, and town.",
county: "County",
countyEmpty: "Choose a county",
seller: "Who’s selling?",
sellerEmpty: "Choose one",
message: "What should we know?",
submit: "Send",
done: {
title: "Thank you. We have what we need for now",
text: "We’ll contact you about the documents and the sale type. Nothing is published until you agree to it.",
},
};

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

export const report = {
reason: "What’s wrong?",
reasonEmpty: "Choose one",
message: "What did you find?",
emailHelp: "Only if we may ask you about it. The seller never sees it.",
submit: "Send report",
done: {
title: "Report sent to our reviewers",
text: "They look at every report. If you gave an email address, they may contact you.",
},
};

export const question = {
text: "Your question",
submit: "Send question",
};

export const answer = {
text: "Your answer",
help: "Everyone sees it on the home’s page with the question. No one sees who asked.",
submit: "Publish answer",
submitNew: "Publish new answer",
dismiss: "Leave unanswered",
};

export const openHouse = {
announce: (v: { span: Tag; street: string | number }) => rich("Announce an open house", v.span(` at ${v.street}`)),
date: "Date",
from: "Start time (Eastern)",
to: "End time (Eastern)",
submit: "Announce open house",
remove: "Remove",
};

export const visit = {
date: "Date",
time: "Time (Eastern)",
toSeller: "Message to the seller",
toVisitor: "Message to the visitor",
whereHelp: "Where to meet and who to call.",
request: "Request showing",
confirm: "Confirm showing",
decline: "Decline",
declineSubmit: "Decline showing",
cancelShowing: "Cancel this showing",
callOffSubmit: "Cancel showing",
};

export const newPage = {
askSeller: "Ask the seller",
aboutOnceSeller: (v: { link: Tag; listing: string | number }) => rich("About ", v.link(`${v.listing}`), ". Once the seller answers, everyone can see your question and the answer, but no one sees that you asked. Don’t include your name or phone number."),
requestShowing: "Request a showing",
sellerSeesName: (v: { link: Tag; listing: string | number; access: string | number; name: string | number; email: string | number }) => rich("At ", v.link(`${v.listing}`), ". ", v.access, " The seller sees your name and email address: ", v.name, ", ", v.email, "."),
};

export const questionsPage = {
questions: "Questions",
questionSentSeller: "Question sent to the seller. We’ll email you when it’s answered.",
answerPublishedWeve: "Answer published. We’ve emailed the person who asked.",
questionLeftUnanswered: "Question left unanswered.",
noQuestionsYet: "No questions yet",
questionsAskQuestions: "Questions you ask and questions about your homes appear here. To ask one, start on a home’s page.",
waitingAnswer: "Waiting for your answer",
aboutHomes: "About your homes",
asked: "Asked by you",
};

export const showingsPage = {
showings: "Showings",
openHouseAnnounced: "Open house announced. It’s on the home’s page.",
openHouseRemoved: "Open house removed from the home’s page.",
requestSentSeller: "Request sent to the seller. We’ll email you when it’s answered.",
doneWeveEmailed: "Done. We’ve emailed the other side.",
noShowingsYet: "No showings yet",
showingsRequestAppear: "Showings you request appear here, along with open houses and showings of the homes you sell. To request a showing, start on a home’s page.",
showingsHomes: "Showings of your homes",
showings2: "Your showings",
openHousesHomes: "Open houses at your homes",
moreHomes: "More homes",
};

export const slugPage = {
reportListing: "Report a listing",
listingNoLonger: "This listing is no longer shown",
theresNothingReport: "There’s nothing to report.",
browseHomes: "Browse homes",
reviewersReadEvery: (v: { link: Tag; listing: string | number }) => rich(v.link(`${v.listing}`), ". Our reviewers read every report. You don’t need an account."),
};

export const noHome = {
whichHome: "Which home?",
homeNoLonger: "This home is no longer shown",
browseHomes: "Browse homes",
openHomesPage: "Open a home’s page and start there.",
};

export const openHouseRow = {
to: (v: { startsAt: string | number; endsAt: string | number }) => `${v.startsAt} to ${v.endsAt}`,
listingSaysNo: "The listing says no one can go inside.",
};

export const questionRow = {
homeOffMarket: "This home is off the market. Your answer appears when it’s listed again; the person who asked is notified right away.",
changeAnswer: "Change answer",
answerAfterAll: "Answer after all",
waitingAnswer: "waiting for an answer",
removedStaff: "removed by our staff",
answered: "answered",
leftUnanswered: "left unanswered",
};

export const showingRow = {
addCalendar: "Add to my calendar",
requested: "Requested",
confirmed: "Confirmed",
declined: "Declined",
canceled: "Canceled",
};
