// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const extensionPanel = {
requestLaterDeadline: "Request for a later deadline",
earlierRequestsMore: (v: { past: string | number }) => `Earlier requests for more time (${v.past})`,
requestedLaterDeadline: "You requested a later deadline",
requestedLaterDeadline2: (v: { side: string | number }) => `${v.side} requested a later deadline`,
agreed: "Agreed",
declined: "Declined",
canceled: "Canceled",
noAnswerTime: "No answer in time",
noLongerNeeded: "No longer needed",
past: (v: { strong: Tag; answer: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(v.strong(`${v.answer}`), ": ", v.deadline, " deadline from ", v.from, " to ", v.until),
pastAnswered: (v: { strong: Tag; answer: string | number; time: Tag; answeredAt: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(v.strong(`${v.answer}`), " ", v.time(`${v.answeredAt}`), ": ", v.deadline, " deadline from ", v.from, " to ", v.until),
};
