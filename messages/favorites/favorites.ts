// Compiled from messages/en/favorites.json by `npm run messages`.

export const favorites = {
canCompareHomes: (v: { comparedLimit: string | number }) => `You can compare up to ${v.comparedLimit} homes`,
selectedCompare: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} selected to compare`,
removeOneFirst: "Remove one first.",
compare: "Compare",
savedHiddenHomes: (v: { favoriteLimit: string | number }) => `You’ve saved or hidden ${v.favoriteLimit} homes, the maximum`,
removeSomeFirst: "Remove some first.",
browserDidntLet: "Your browser didn’t let us save this",
signSaveHomes: "Sign in to save homes.",
checkConnectionTry: "Check your connection and try again.",
wasntSaved: "This wasn’t saved",
savedBrowser: "Saved in this browser",
signSeeHomes: "Sign in to see your homes on every device.",
viewSavedHomes: "View saved homes",
hiddenResults: "Hidden from your results",
undo: "Undo",
};
