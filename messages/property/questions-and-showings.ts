// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const questionsAndShowings = {
questionsAnswers: "Questions and answers",
noQuestionsAnswered: "No questions answered yet.",
answeredSeller: (v: { answeredAt: string | number }) => `Answered by the seller on ${v.answeredAt}`,
askSellerQuestion: "Ask the seller a question",
tours: "Tours",
openHouse: (v: { time: Tag; startsAt: string | number; time2: Tag; endsAt: string | number }) => rich("Open house: ", v.time(`${v.startsAt}`), " to ", v.time2(`${v.endsAt}`)),
addOpenHouses: "Add open houses to your calendar",
requestShowing: "Request a showing",
};
