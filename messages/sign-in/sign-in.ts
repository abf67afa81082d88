// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signIn = {
email: "Email",
password: "Password",
passwordHelp: ({ least }: { least: string | number }) => `At least ${least} characters. A short sentence is easy to remember.`,
};
