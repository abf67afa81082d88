// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const watchListPage = {
savedHomes: "Saved homes",
savedHomesArent: ({ saved }: { saved: number }) => `${formatCount(saved)} of your saved homes ${(saved === 1 ? "isn’t available right now. It’ll reappear if it’s listed again." : "aren’t available right now. They’ll reappear if they’re listed again.")}`,
noSavedHomes: "No saved homes yet",
browseHomes: "Browse homes",
selectHeartHome: "Select the heart on a home to see it here on every device where you sign in.",
};
