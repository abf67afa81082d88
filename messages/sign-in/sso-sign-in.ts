// Compiled from messages/en/sign-in.json by `npm run messages`.

export const ssoSignIn = {
continueWith: ({ label }: { label: string | number }) => `Continue with ${label}`,
};
