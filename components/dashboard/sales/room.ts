import type { SaleRoom } from '@/lib/domain/closing/sale-room';

/** `now` in ms. */
export interface RoomProps {
  readonly room: SaleRoom;
  readonly now: number;
}
