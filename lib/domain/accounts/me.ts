/** The signed-in person, for their own browser: the response of `GET /api/me`. */
export interface Me {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** True if the registration is complete. */
  readonly registered: boolean;
  /** Names of the missing registration fields. */
  readonly missing: readonly string[];
  /** Bid limit in cents. */
  readonly limitCents: number;
  /** The limit is zero since a default. */
  readonly hasOpenDefault?: boolean;
  /** Has a draft or a listing, or belongs to an organization that sells. */
  readonly sells?: boolean;
  readonly role: 'member' | 'seller' | 'admin';
}
