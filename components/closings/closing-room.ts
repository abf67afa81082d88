import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';

/** `now` in ms. */
export interface RoomProps {
  readonly room: ClosingRoom;
  readonly now: number;
}
