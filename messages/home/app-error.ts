// Compiled from messages/en/home.json by `npm run messages`.

export const appError = {
pageDidntLoad: "This page didn’t load",
tryAgain: "Try again",
home: "Home",
contact: "Contact us",
somethingWentWrong: "Something went wrong on our end. Confirmed bids are safe. Try again, or come back in a few minutes.",
referenceStaff: ({ digest }: { digest: string | number }) => `Reference for our staff: ${digest}`,
};
