// Compiled from messages/en/emails.json by `npm run messages`.

export const digestEmail = {
line: ({ place, text }: { place: string | number; text: string | number }) => `${place}: ${text}`,
withNote: ({ text, note }: { text: string | number; note: string | number }) => `${text}. ${note}`,
by: ({ until }: { until: string | number }) => `by ${until}`,
more: ({ count }: { count: string | number }) => `And ${count} more.`,
all: ({ url }: { url: string | number }) => `See all: ${url}`,
open: ({ url }: { url: string | number }) => `Open closing room: ${url}`,
property: "Property",
part: ({ count, words }: { count: string | number; words: string | number }) => `${count} ${words}`,
partOfAll: ({ count, words }: { count: number; words: string | number }) => `${(count === 1 ? `${words}` : `all ${words}`)}`,
otherParts: ({ count }: { count: string | number }) => `${count} other`,
showingRequested: ({ when }: { when: string | number }) => `Showing requested for ${when}`,
showingCanceled: ({ when }: { when: string | number }) => `Showing on ${when} canceled`,
messageAdded: "Message added to an offer",
askedBy: ({ name }: { name: string | number }) => `Asked by ${name}`,
answeredBy: ({ step, name }: { step: string; name: string | number }) => `${(step === "approved" ? `Approved by ${name}` : `Declined by ${name}`)}`,
readyToRelist: "Ready to relist",
};
