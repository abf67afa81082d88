// Compiled from messages/en/lots.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const lotSection = {
title: ({ homes }: { homes: string | number }) => `Lot of ${homes} homes`,
text: "These homes are sold together, at one auction and under one contract. The price is split among them to calculate the transfer taxes.",
thisHome: ({ address }: { address: string | number }) => `${address} (this home)`,
facts: ({ county, propertyLabel, share }: { county: string | number; propertyLabel: string | number; share: string | number }) => `${county} County · ${propertyLabel} · ${share} of the price`,
noPapers: "No documents or disclosures",
papers: ({ documents, disclosures, span, address }: { documents: number; disclosures: number; span: Tag; address: string | number }) => rich((documents === 0 ? "No documents" : (documents === 1 ? `${formatCount(documents)} document` : `${formatCount(documents)} documents`)), " and ", (disclosures === 0 ? "no disclosures" : (disclosures === 1 ? `${formatCount(disclosures)} disclosure` : `${formatCount(disclosures)} disclosures`)), span(` for ${address}`)),
};
