// Compiled from messages/en/closings.json by `npm run messages`.

export const otherName = ({ legalName }: { legalName: string | number }) => `This isn’t your registered legal name. Type “${legalName}”, or correct your registration first.`;
