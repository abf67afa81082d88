// Compiled from messages/en/accounts.json by `npm run messages`.

export const deletePage = {
deleteAccount: "Delete account",
security: "Security",
onceDeleteAccount: "Once you delete your account, no one can sign in to it, and everything listed under “What we delete” is gone within minutes.",
whatDelete: "What we delete",
whatKeepWhy: "What we keep, and why",
cantDeleteAccount: "You can’t delete your account yet",
leaveHandOver: ({ name }: { name: string | number }) => `Leave, transfer, or dissolve ${name}`,
cantUndone: "This can’t be undone",
wantCopyData: "If you want a copy of your data, download it first. You can’t download it afterward.",
};
