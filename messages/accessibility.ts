// Compiled from messages/en/accessibility.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const accessibilityPage = {
accessibility: "Accessibility",
howSiteAims: "How this site aims to work for everyone, by WCAG 2.2 level AA: keyboard, screen readers, live auctions, time limits, and how to report a barrier.",
everybodyMustAble: "Everybody must be able to find a property, read all that is known of it, and bid. Our target is level AA of the Web Content Accessibility Guidelines, WCAG 2.2.",
asNovember2026: "As of November 2026. Checked automatically with axe on every page; not yet audited by an outside body.",
whatWorks: "What works",
liveAuctionsTime: "Live auctions and time",
knownLimits: "Known limits",
reportBarrier: "Report a barrier",
everythingCanReached: "Everything can be reached and used with the keyboard. The focus is always visible, and a first link skips to the content.",
headingsLandmarksLabels: "Headings, landmarks, labels and tables are marked up as what they are, for screen readers.",
textControlsHave: "Text and controls have the contrast that level AA asks for. No status is told by color alone: each has a word and a shape.",
pagesReflow320: "Pages reflow at 320 pixels and at 400 percent zoom, without scrolling sideways.",
errorsFormListed: "Errors in a form are listed at its top, with links, and repeated at each field. What you typed is kept.",
searchingReadingWork: "Searching and reading work without JavaScript, and so do the contact forms.",
ifSystemAsks: "If your system asks for less motion, nothing moves.",
pricesLeadersEnds: "Prices, leaders and ends change while you read. The page announces what changed in a polite live region: your screen reader speaks it when it pauses, and does not read every second of the countdown. The end is also written as date and time, in Eastern Time.",
liveAuctionCannot: "A live auction cannot wait for one bidder; WCAG allows that as a real-time event. But nobody has to be quick: you may bid your maximum days before, and a late bid gives everybody five more minutes.",
documentsSellersProvide: "Documents that sellers provide may be scans that a screen reader cannot read. Ask us, and we get you the content.",
picturesPropertiesHave: "Pictures of properties have short descriptions, floor plans no detailed ones.",
windowSigningNeeds: "The window for signing in needs JavaScript.",
tellUsWhat: (v: { link: Tag; link2: Tag; contactMail: string | number; link3: Tag; phone: string | number }) => rich("Tell us what you wanted to do, on which page, and with which program or device. Use the ", v.link("contact form"), " under the topic “Accessibility”, write to ", v.link2(`${v.contactMail}`), ", or call ", v.link3(`${v.phone}`), "."),
weAnswerWithin: "We answer within five business days. If an auction ends sooner, say so, and call.",
};
