// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const result = {
done: "Files stored",
cancelled: "Upload canceled",
cancelledText: "Files already stored stay with their homes.",
stopped: "Upload stopped",
stoppedText: "The person who started this upload can no longer act for the organization. Files already stored stay with their homes. To continue, upload the file again; nothing is stored twice.",
failed: "Upload failed",
failedText: "After several tries, we still couldn’t read the upload or save its files. Files already stored stay with their homes. To continue, upload the file again; nothing is stored twice.",
notAccepted: "File not accepted",
stored: "Stored",
held: "Possibly blank",
repeated: "Already there",
refused: "Not stored",
heldText: "Some photos look blank. Open each home that has any, and keep or replace them. Until you do, you can’t submit that home.",
details: "Results by file",
file: "File",
home: "Home",
result: "Result",
viewListings: "View listings",
noneStored: "No files stored",
noneStoredText: "The table below says why. Fix the files or URLs and upload them again.",
};
