/** Who is signed in, as their own browser may know it: the answer of `GET /api/me`. */
export interface Me {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly registered: boolean;
  readonly role: 'member' | 'seller' | 'admin';
}
