// Compiled from messages/en/emails.json by `npm run messages`.

export const inquiryEmail = {
asked: {
subject: ({ place }: { place: string | number }) => `Question about ${place}`,
text: ({ quoted, questions }: { quoted: string | number; questions: string | number }) => `Someone asked about your home:${quoted}

Your answer will appear with the question on the home’s page, where everyone can see it. The page doesn’t show who asked.

Answer question: ${questions}`,
},
answered: {
subject: ({ place }: { place: string | number }) => `The seller answered: ${place}`,
text: ({ quoted, home }: { quoted: string | number; home: string | number }) => `The seller answered your question:${quoted}

The answer is on the home’s page, without your name: ${home}`,
},
"visit-requested": {
subject: ({ place }: { place: string | number }) => `Showing request for ${place}`,
text: ({ when, quoted, showings }: { when: string | number; quoted: string | number; showings: string | number }) => `Someone requested a showing for ${when}.${quoted}

Confirm or decline: ${showings}`,
},
"visit-confirmed": {
subject: ({ place, when }: { place: string | number; when: string | number }) => `Showing confirmed: ${place} on ${when}`,
text: ({ when, quoted, calendar, showings }: { when: string | number; quoted: string | number; calendar: string | number; showings: string | number }) => `The seller confirmed your showing on ${when}.${quoted}

Add to calendar: ${calendar}

Can’t make it? Cancel here: ${showings}`,
},
"visit-declined": {
subject: ({ place, when }: { place: string | number; when: string | number }) => `Showing declined: ${place} on ${when}`,
text: ({ when, quoted, home }: { when: string | number; quoted: string | number; home: string | number }) => `The seller can’t show the home on ${when}.${quoted}

View home: ${home}`,
},
"visit-called-off": {
subject: ({ place, when }: { place: string | number; when: string | number }) => `Showing canceled: ${place} on ${when}`,
text: ({ when, quoted, showings }: { when: string | number; quoted: string | number; showings: string | number }) => `The showing on ${when} was canceled.${quoted}

Your showings: ${showings}`,
},
"question-not-sent": {
subject: ({ place }: { place: string | number }) => `Your question wasn’t sent: ${place}`,
text: ({ quoted, reasons, home }: { quoted: string | number; reasons: string | number; home: string | number }) => `A reviewer read your question and didn’t send it to the seller. Here’s what you wrote:${quoted}

${reasons}Write only about the property, and ask again: ${home}`,
},
"visit-not-sent": {
subject: ({ place }: { place: string | number }) => `Your showing request wasn’t sent: ${place}`,
text: ({ when, quoted, reasons, home }: { when: string | number; quoted: string | number; reasons: string | number; home: string | number }) => `A reviewer read the note in your showing request for ${when} and didn’t send the request to the seller. Here’s what you wrote:${quoted}

${reasons}Write only about the showing, and request it again: ${home}`,
},
"answer-not-sent": {
subject: ({ place }: { place: string | number }) => `Your answer wasn’t published: ${place}`,
text: ({ quoted, reasons, questions }: { quoted: string | number; reasons: string | number; questions: string | number }) => `A reviewer read your answer and didn’t publish it. Here’s what you wrote:${quoted}

${reasons}To answer again, write only about the property: ${questions}`,
},
"letter-not-sent": {
subject: ({ place }: { place: string | number }) => `Your message wasn’t added to the offer: ${place}`,
text: ({ quoted, reasons, offers }: { quoted: string | number; reasons: string | number; offers: string | number }) => `A reviewer read your message and didn’t add it to the offer. The terms of the offer haven’t changed. Here’s what you wrote:${quoted}

${reasons}View your offers: ${offers}`,
},
"letter-added": {
subject: ({ place }: { place: string | number }) => `Message added to an offer: ${place}`,
text: ({ quoted, offers }: { quoted: string | number; offers: string | number }) => `A reviewer read this message and added it to the offer it belongs to:${quoted}

The terms of the offer haven’t changed.

View your offers: ${offers}`,
},
whyNotSent: ({ lines }: { lines: string | number }) => `Why:
${lines}

`,
};
