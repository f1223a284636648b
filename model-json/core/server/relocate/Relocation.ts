import type { Move } from '../../repository/derived/follow-paths';

/** A page that gets another address, with all below it. */
export interface Relocation extends Move {
  /** Whether its old address leads visitors to the new one. */
  readonly keepAddress: boolean;
  /** Whether links to it lead to the new address. */
  readonly adjustLinks: boolean;
}
