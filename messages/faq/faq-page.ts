// Compiled from messages/en/faq.json by `npm run messages`.

export const faqPage = {
questionsAnswers: "Questions and answers",
shortAnswersAbout: "Short answers about bidding, reserves, late bids, occupied properties, closing costs, and selling at auction in New York.",
beforeBid: "Before you bid",
bidding: "Bidding",
afterAuction: "After the auction",
selling: "Selling",
accountSite: "Account and site",
shortAnswersLinks: "Short answers, with links to the details. Anything about the law is general information, not legal advice.",
};
