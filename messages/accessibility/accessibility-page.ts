// Compiled from messages/en/accessibility.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const accessibilityPage = {
accessibility: "Accessibility",
howSiteAims: "How we work toward WCAG 2.2 Level AA: keyboard and screen reader support, live auctions and time limits, and how to report a barrier.",
everyoneMustAble: "Everyone should be able to find a property, read everything that’s known about it, and bid. Our target is Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.",
novemberCheckedAutomatically: "As of November 2026, we check every page automatically with axe, an accessibility testing tool. No outside party has audited the site yet.",
whatWorks: "What works",
liveAuctionsTime: "Live auctions and time limits",
knownLimitations: "Known limitations",
reportBarrier: "Report a barrier",
canReachUse: "You can reach and use everything with a keyboard. Focus is always visible, and the first link skips to the content.",
headingsLandmarksLabels: "Headings, landmarks, labels, and tables are marked up for screen readers.",
textControlsContrast: "Text and controls have the contrast that Level AA requires. No status is shown by color alone: each has a word and a shape.",
pagesReflowPixels: "Pages reflow at a width of 320 pixels and at 400% zoom without horizontal scrolling.",
formErrorsListed: "Form errors are listed at the top of the form, with links, and repeated at each field. You don’t lose what you typed.",
searchingReadingContact: "You can search, read, and use the contact forms without JavaScript.",
systemSetReduce: "If your system is set to reduce motion, nothing moves.",
pricesLeadersEnd: "Prices, leaders, and end times change while you read. The page announces each change in a polite live region: your screen reader reads it aloud at the next pause and skips the second-by-second countdown. The end of the auction is also shown as a date and time, in Eastern time.",
liveAuctionCant: "A live auction can’t wait for one bidder; WCAG makes an exception for real-time events. But you don’t have to be quick: you can enter your maximum bid days ahead, and a late bid extends the auction, so everyone has time to respond.",
documentsSellersMay: "Documents from sellers may be scans that a screen reader can’t read. Ask us, and we’ll get you the content.",
propertyPhotosShort: "Property photos have short descriptions, but floor plans aren’t described in detail.",
signWindowRequires: "The sign-in window requires JavaScript.",
tellWhatTrying: ({ link, link2, contactMail, link3, phone }: { link: Tag; link2: Tag; contactMail: string | number; link3: Tag; phone: string | number }) => rich("Tell us what you were trying to do, on which page, and which software or device you were using. Use the ", link("contact form"), " (choose the topic “Accessibility”), email ", link2(`${contactMail}`), ", or call ", link3(`${phone}`), "."),
respondWithinFive: "We respond within five business days. If you need an answer before an auction ends, call us and say so.",
};
