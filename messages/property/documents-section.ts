// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const documentsSection = {
documents: "Documents",
sellerHasntAdded: "The seller hasn’t added any documents. Ask for what you need before you bid.",
documentDate: ({ asOf }: { asOf: string | number }) => `As of ${asOf}`,
documentKindDate: ({ document, asOf }: { document: string | number; asOf: string | number }) => `${document}, as of ${asOf}`,
disclosures: ({ count, kinds }: { count: number; kinds: string | number }) => `${formatCount(count)} disclosure${(count === 1 ? "" : "s")} from the seller: ${kinds}`,
};
