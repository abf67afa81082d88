// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const hiddenNote = {
hiddenHomesPage: (v: { count: number }) => `You’ve hidden ${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} on this page.`,
showingHomesHidden: (v: { count: number }) => `Showing ${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} you’ve hidden on this page.`,
hideAgain: "Hide again",
show: "Show",
};
