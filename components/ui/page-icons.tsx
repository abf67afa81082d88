import { icon } from './icons';

/**
 * Icons of pages and of parts loaded on demand, since an island includes every icon of a module it imports.
 */
export const ArrowRightIcon = icon('M4 12h15M13.5 6.5 19 12l-5.5 5.5');
export const ClockIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2');
export const UserIcon = icon('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5');
export const BellIcon = icon('M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15L6 17ZM10 19.5a2 2 0 0 0 4 0M12 5V3.5');
export const MailIcon = icon('M3.5 5.5h17v13h-17v-13ZM4 6l8 7 8-7');
export const FilterIcon = icon('M3 7h18M6.5 12h11M10 17h4');
export const DownloadIcon = icon('M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const InfoIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5', 'M11.1 7h1.8v1.8h-1.8z');
export const ErrorIcon = icon('M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM9 9l6 6M15 9l-6 6');
