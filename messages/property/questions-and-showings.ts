// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const questionsAndShowings = {
questionsAnswers: "Questions and answers",
noQuestionsAnswered: "No questions answered yet.",
answeredSeller: ({ answeredAt }: { answeredAt: string | number }) => `Answered by the seller on ${answeredAt}`,
askSellerQuestion: "Ask the seller a question",
tours: "Tours",
openHouse: ({ time, startsAt, time2, endsAt }: { time: Tag; startsAt: string | number; time2: Tag; endsAt: string | number }) => rich("Open house: ", time(`${startsAt}`), " to ", time2(`${endsAt}`)),
addOpenHouses: "Add open houses to your calendar",
requestShowing: "Request a showing",
earlierQuestions: ({ count }: { count: number }) => `${formatCount(count)} more question${(count === 1 ? "" : "s")}`,
};
