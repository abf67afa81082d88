// Compiled from messages/en/emails.json by `npm run messages`.

export const digestEmail = {
line: ({ place, text }: { place: string | number; text: string | number }) => `${place}: ${text}`,
by: ({ until }: { until: string | number }) => `by ${until}`,
more: ({ count }: { count: string | number }) => `And ${count} more.`,
all: ({ url }: { url: string | number }) => `See all: ${url}`,
property: "Property",
};
