// Compiled from messages/en/accounts.json by `npm run messages`.

export const fresh = {
current: "Current password",
withGoogle: ({ submit }: { submit: string | number }) => `${submit} (confirm with Google)`,
withCompany: ({ submit, label }: { submit: string | number; label: string | number }) => `${submit} (confirm with ${label})`,
};
