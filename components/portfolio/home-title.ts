import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import { portfolioTable as copy } from '@/messages/portfolio/portfolio-table';

/** `418 Halsey Street, Unit 2`, or a placeholder until there is an address. */
export const homeTitle = ({ street, unit }: Pick<PortfolioHome, 'street' | 'unit'>): string =>
  [street, unit && copy.unit({ unit })].filter(Boolean).join(', ') || copy.noAddress;
