// Compiled from messages/en/listings.json by `npm run messages`.

export const brokerLine = {
listedBy: ({ name, firm, phone }: { name: string | number; firm: string | number; phone: string | number }) => `Listed by ${name}, ${firm} · ${phone}`,
};
