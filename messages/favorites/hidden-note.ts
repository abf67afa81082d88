// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const hiddenNote = {
hiddenHomesPage: ({ count }: { count: number }) => `You’ve hidden ${formatCount(count)} home${(count === 1 ? "" : "s")} on this page.`,
showingHomesHidden: ({ count }: { count: number }) => `Showing ${formatCount(count)} home${(count === 1 ? "" : "s")} you’ve hidden on this page.`,
hideAgain: "Hide again",
show: "Show",
};
