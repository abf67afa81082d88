// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const extensionPanel = {
earlierRequestsMore: ({ past }: { past: string | number }) => `Earlier requests for more time (${past})`,
requestedLaterDeadline: "You requested a later deadline",
sideRequestedLaterDeadline: ({ side }: { side: string | number }) => `${side} requested a later deadline`,
agreed: "Agreed",
declined: "Declined",
canceled: "Canceled",
noAnswerTime: "No answer in time",
noLongerNeeded: "No longer needed",
past: ({ strong, answer, deadline, from, until }: { strong: Tag; answer: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(strong(`${answer}`), ": ", deadline, " deadline from ", from, " to ", until),
pastAnswered: ({ strong, answer, time, answeredAt, deadline, from, until }: { strong: Tag; answer: string | number; time: Tag; answeredAt: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(strong(`${answer}`), " ", time(`${answeredAt}`), ": ", deadline, " deadline from ", from, " to ", until),
};
