// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const offersPage = {
offers: "Offers",
noOffersYet: "No offers yet",
browseFixedPrice: "Browse fixed-price homes",
offersMakeOffers: "Offers you make and offers on your homes appear here, with every step and deadline. To make an offer, go to a home’s page.",
homesOffers: "Your homes with offers",
compareOffers: ({ span, place }: { span: Tag; place: string | number }) => rich("Compare offers", span(` on ${place}`)),
offersHomes: "Offers on your homes",
openOffers: "Your open offers",
endedOffers: "Your ended offers",
endedOffersHomes: "Ended offers on your homes",
};
