// Compiled from messages/en/integrations.json by `npm run messages`.

export const apiAgent = {
name: ({ organization, key }: { organization: string | number; key: string | number }) => `${organization} (API key ${key})`,
};
