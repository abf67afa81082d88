import { icon } from '@/components/ui/icons';

/** Icons of the entries in the navigation; `components/ui/page-icons` has the others. */
export const HomeIcon = icon('M3.5 11 12 4l8.5 7M6 9.500V20h12V9.500M10 20v-6h4v6');
export const GavelIcon = icon(
  'm9 5 7 7M6.500 7.500l5-5M13.500 14.500l5-5M12.500 8.500 4 17l2.500 2.500L15 11M13 21h8',
);
export const TagIcon = icon('M3.500 4v8l8.500 8.500 8-8L11.500 4h-8ZM8 8.500h.01');
export const KeyIcon = icon('M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11 12l9-8M16 7.500l3 3.500');
export const ListIcon = icon('M4 6.500h2M9 6.500h11M4 12h2M9 12h11M4 17.500h2M9 17.500h11');
export const QuestionIcon = icon('M4 5h16v12h-8l-5 4v-4H4V5ZM12 14h.01M10 9a2 2 0 1 1 2.500 1.900V12');
export const CalendarIcon = icon('M4 6h16v14H4V6ZM4 10.500h16M8 3.500V6M16 3.500V6');
export const BuildingIcon = icon(
  'M5 20.500V4h10v16.500M15 10h4.500v10.500M3 20.500h18M8.500 8h3M8.500 12h3M8.500 16h3',
);
export const ReviewIcon = icon('M5 4h14v16H5V4ZM9 12l2.200 2.200L15.500 10');
export const LogIcon = icon('M5 4h14v16H5V4ZM8.500 8.500h7M8.500 12h7M8.500 15.500h4');
