// Compiled from messages/en/favorites.json by `npm run messages`.

export const favorites = {
canCompareHomes: ({ comparedLimit }: { comparedLimit: string | number }) => `You can compare up to ${comparedLimit} homes`,
selectedCompare: ({ compared, comparedLimit }: { compared: string | number; comparedLimit: string | number }) => `${compared} of ${comparedLimit} selected to compare`,
removeOneFirst: "Remove a home from the comparison first.",
compare: "Compare",
savedHiddenHomes: ({ favoriteLimit }: { favoriteLimit: string | number }) => `You’ve saved or hidden ${favoriteLimit} homes, the maximum`,
removeSomeFirst: "Remove some of them first.",
browserDidntLet: "Your browser didn’t let us save this change",
signSaveHomes: "Sign in to save homes.",
checkConnectionTry: "Check your connection and try again.",
wasntSaved: "This change wasn’t saved",
savedBrowser: "Saved in this browser",
signSeeHomes: "Sign in to see your homes on every device.",
viewSavedHomes: "View saved homes",
hiddenResults: "Hidden from your results",
removedSaved: "Removed from saved homes",
undo: "Undo",
};
