import type { SaleRoom } from '@/lib/domain/closings/closing-room';

/** `now` in ms. */
export interface RoomProps {
  readonly room: SaleRoom;
  readonly now: number;
}
