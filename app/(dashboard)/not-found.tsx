export { LostPage as default } from '@/components/layout/lost-page';
