// Compiled from messages/en/feeds.json by `npm run messages`.

export const atomFeed = {
title: ({ place }: { place: string | number }) => `New listings in ${place}`,
newYork: "New York",
category: ({ county }: { county: string | number }) => `${county} County`,
};
