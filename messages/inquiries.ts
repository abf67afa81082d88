// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const inquiry = {
busy: "Sending…",
trap: "Leave this empty",
};

export const person = {
name: "Your name",
email: "E-mail",
phone: "US phone number",
};

export const contact = {
topic: "What is it about?",
topicEmpty: "Choose a topic",
message: "Your message",
submit: "Send",
done: {
title: "Your message is sent",
text: "We answer by e-mail, to the address you gave.",
},
};

export const saleInquiry = {
address: "Address of the property",
addressHelp: "Street, number and town.",
county: "County",
countyEmpty: "Choose a county",
seller: "Who sells?",
sellerEmpty: "Choose one",
message: "What should we know?",
submit: "Send",
done: {
title: "Thank you. We have what we need for now",
text: "We write to you about the papers and the way of sale. Nothing is published before you have agreed to it.",
},
};

export const sellerInquiry = {
title: "Ask the seller",
text: "The seller answers you directly. Asking binds nobody.",
message: "Your question",
question: "I am interested in this property. When could I see it, and which documents can you send me?",
submit: "Send to the seller",
done: {
title: "Your question is on its way to the seller",
text: "The seller answers you directly, at the e-mail address or phone number you gave.",
},
};

export const report = {
reason: "What is wrong?",
reasonEmpty: "Choose",
message: "What did you find?",
emailHelp: "Only if we may ask you about it. The seller never sees it.",
submit: "Send the report",
done: {
title: "Your report is with our reviewers",
text: "They look at each. Where you gave an address they may write to you.",
},
};

export const question = {
text: "Your question",
submit: "Ask the seller",
};

export const answer = {
text: "Your answer",
help: "Everybody reads it on the page of the home, with the question. Nobody reads who asked.",
submit: "Publish the answer",
submitNew: "Publish the new answer",
dismiss: "Leave it unanswered",
};

export const openHouse = {
announce: "Announce an open house",
at: (v: { street: string | number }) => `at ${v.street}`,
date: "Day",
from: "From, Eastern",
to: "To, Eastern",
submit: "Announce it",
remove: "Remove",
};

export const visit = {
date: "Day",
time: "Time, Eastern",
toSeller: "To the seller",
toVisitor: "To the visitor",
whereHelp: "Where to meet, whom to call.",
request: "Ask for the visit",
confirm: "Confirm the visit",
decline: "Decline",
declineSubmit: "Decline the visit",
callOff: "Call it off",
callOffSubmit: "Call the visit off",
};

export const newPage = {
askSeller: "Ask the seller",
aboutOnceAnswered: (v: { link: Tag; listing: string | number }) => rich("About ", v.link(`${v.listing}`), ". Once it is answered everybody reads your question and the answer, and nobody reads that it was you: do not write your name or number into it."),
askVisit: "Ask for a visit",
sellerReadsName: (v: { link: Tag; listing: string | number; access: string | number }) => rich("To ", v.link(`${v.listing}`), ". ", v.access, " The seller reads your name and e-mail address,"),
};

export const questionsPage = {
questions: "Questions",
questionSellerTold: "Your question is with the seller. You are told by e-mail when it is answered.",
answerPublishedWhoever: "Your answer is published. Whoever asked is told by e-mail.",
questionLeftUnanswered: "The question is left unanswered.",
noQuestionsYet: "No questions yet",
whatAskAbout: "What you ask about a home, and what others ask about yours, stands here. Ask on the page of a home.",
waitingAnswer: "Waiting for your answer",
aboutHomes: "About your homes",
askedBy: "Asked by you",
};

export const showingsPage = {
showings: "Showings",
openHouseStands: "The open house stands on the page of the home.",
openHouseTaken: "The open house is taken off the page of the home.",
requestSellerTold: "Your request is with the seller. You are told by e-mail when it is answered.",
doneOtherSide: "Done. The other side is told by e-mail.",
noShowingsYet: "No showings yet",
visitsAskStand: "Visits that you ask for stand here, and open houses and visits of the homes that you sell. Ask for a visit on the page of a home.",
visitsHomes: "Visits to your homes",
visits: "Your visits",
openHousesHomes: "Open houses of your homes",
furtherHomes: "Further homes",
};

export const slugPage = {
reportListing: "Report a listing",
listingNotShown: "This listing is not shown anymore",
thereNothingReport: "There is nothing to report.",
browseHomes: "Browse homes",
ourReviewersRead: (v: { link: Tag; listing: string | number }) => rich(v.link(`${v.listing}`), ". Our reviewers read every report. You need no account."),
};

export const noHome = {
whichHome: "Which home?",
homeNotShown: "This home is not shown anymore",
browseHomes: "Browse homes",
openPageHome: "Open the page of a home and begin there.",
};

export const openHouseRow = {
to: (v: { startsAt: string | number; endsAt: string | number }) => `${v.startsAt} to ${v.endsAt}`,
listingSaysNobody: "The listing says that nobody is let in.",
};

export const questionRow = {
homeOffMarket: "This home is off the market. An answer is shown when it is listed again; who asked is told at once.",
changeAnswer: "Change the answer",
answerAfterAll: "Answer it after all",
waitsAnswer: "waits for an answer",
removedByOur: "removed by our staff",
};

export const showingRow = {
addMyCalendar: "Add it to my calendar",
asked: "Asked for",
confirmed: "Confirmed",
declined: "Declined",
calledOff: "Called off",
};
