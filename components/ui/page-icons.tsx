import * as copy from '@/messages/site';
import { icon } from './icons';

/**
 * Icons of pages and of parts loaded on demand, since an island includes every icon of a module it imports.
 */
export const ArrowRightIcon = icon(copy.pageIcons.m412h15M135);
export const ClockIcon = icon(copy.pageIcons.m1221a99);
export const UserIcon = icon(copy.pageIcons.m12115a4);
export const HeartIcon = icon(copy.pageIcons.m12205C5);
export const BellIcon = icon(copy.pageIcons.m617V11a66);
export const PhoneIcon = icon(copy.pageIcons.m54h4l15);
export const MailIcon = icon(copy.pageIcons.m355);
export const FilterIcon = icon(copy.pageIcons.m37h18M65);
export const DownloadIcon = icon(copy.pageIcons.m124v11M75);
export const SearchIcon = icon(copy.pageIcons.m10517a6);
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const InfoIcon = icon(copy.pageIcons.m1221a990, copy.pageIcons.m1117h1);
export const ErrorIcon = icon(copy.pageIcons.m83h8l55v8l);
