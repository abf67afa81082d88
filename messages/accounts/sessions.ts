// Compiled from messages/en/accounts.json by `npm run messages`.

export const sessions = {
end: "Sign out",
endLabel: (v: { device: string | number; since: string | number }) => `Sign out: ${v.device}, signed in ${v.since}`,
endOthers: "Sign out everywhere else",
};
