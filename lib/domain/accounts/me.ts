/** Who is signed in, as their own browser may know it: the answer of `GET /api/me`. */
export interface Me {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** Nothing is missing of the registration. */
  readonly registered: boolean;
  /** What is missing of it, by the names of its fields. */
  readonly missing: readonly string[];
  /** The most that the person may bid, cents. */
  readonly limitCents: number;
  readonly role: 'member' | 'seller' | 'admin';
}
