// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const gallery = {
photos: "Photos",
allPhotos: ({ count }: { count: number }) => `${(count === 1 ? `${formatCount(count)} photo` : `All ${formatCount(count)} photos`)}`,
};
