// Compiled from messages/en/accounts.json by `npm run messages`.

export const sessions = {
end: "Sign out",
endLabel: ({ device, since }: { device: string | number; since: string | number }) => `Sign out: ${device}, signed in ${since}`,
endOthers: "Sign out everywhere else",
};
