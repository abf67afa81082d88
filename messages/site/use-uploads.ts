// Compiled from messages/en/site.json by `npm run messages`.

export const useUploads = {
couldntReadFile: "We couldn’t read this file. Choose it again.",
};
