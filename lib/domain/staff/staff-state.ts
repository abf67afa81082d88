/** What a form of staff is told: what was typed goes back with the trouble, so that nothing is lost. */
export interface StaffState {
  readonly trouble: string | null;
  readonly typed: Readonly<Record<string, string>>;
}
