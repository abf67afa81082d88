// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const contractToSign = {
sellerSentNew: "The seller sent a new contract",
readFirstSign: "Read it before you sign: your signature applies to the version you opened last.",
readContract: "Read the contract",
sha: ({ code, sha256 }: { code: Tag; sha256: string | number }) => rich("SHA-256 ", code(`${sha256}`)),
};
