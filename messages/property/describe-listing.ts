// Compiled from messages/en/property.json by `npm run messages`.

export const describeListing = {
seeSimilarHomes: ({ listing }: { listing: string | number }) => `${listing} See similar homes.`,
county: ({ property, facts, countyOrParish }: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${property}${facts}, in ${countyOrParish} County.`,
seeOccupancyTitle: ({ what, price }: { what: string | number; price: string | number }) => `${what} ${price} See occupancy, title, deed, and documents on one page.`,
sold: ({ closePrice }: { closePrice: string | number }) => `Sold for ${closePrice}.`,
auctionOpens: ({ price, startsAt }: { price: string | number; startsAt: string | number }) => `${price}. The auction opens ${startsAt}.`,
auctionEnds: ({ price, endsAt }: { price: string | number; endsAt: string | number }) => `${price}. The auction ends ${endsAt}.`,
comingSoon: "Coming soon.",
listPrice: ({ listPrice }: { listPrice: string | number }) => `List price ${listPrice}.`,
};
