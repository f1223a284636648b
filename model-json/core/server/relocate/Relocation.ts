import type { Move } from '../../repository/derived/follow-paths';

/** The move of a page, asset or tag, with everything below it, to another address. */
export interface Relocation extends Move {
  /** Whether its old address redirects visitors to the new one. */
  readonly keepAddress: boolean;
  /** Whether links to it are changed to the new address. */
  readonly adjustLinks: boolean;
  /** Whether it becomes part of what is there already, as tags can. */
  readonly merges?: true;
}
