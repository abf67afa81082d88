// Compiled from messages/en/property.json by `npm run messages`.

export const describeListing = {
seeSimilarHomes: (v: { listing: string | number }) => `${v.listing} See similar homes.`,
county: (v: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${v.property}${v.facts}, in ${v.countyOrParish} County.`,
seeOccupancyTitle: (v: { what: string | number; price: string | number }) => `${v.what} ${v.price} See occupancy, title, deed and documents on one page.`,
sold: (v: { closePrice: string | number }) => `Sold for ${v.closePrice}.`,
auctionOpens: (v: { price: string | number; startsAt: string | number }) => `${v.price}. The auction opens ${v.startsAt}.`,
auctionEnds: (v: { price: string | number; endsAt: string | number }) => `${v.price}. The auction ends ${v.endsAt}.`,
comingSoon: "Coming soon.",
listPrice: (v: { listPrice: string | number }) => `List price ${v.listPrice}.`,
};
