import { shownSellers } from '@/messages/listings/shown-sellers';

const isCode = (name: string): name is keyof typeof shownSellers => Object.hasOwn(shownSellers, name);

/** The name of a seller as visitors see it, or why it is not shown. */
export const sellerName = (name: string): string => (isCode(name) ? shownSellers[name] : name);
