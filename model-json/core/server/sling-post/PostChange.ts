/** The changes of a post, in order, as listed in its answer. */
export type PostChange =
  | {
      readonly type: 'created' | 'modified' | 'deleted' | 'checkin' | 'checkout' | 'restore';
      readonly argument: string;
    }
  | { readonly type: 'moved' | 'copied'; readonly argument: readonly [string, string] }
  /** The node, and the sibling it now precedes unless it is last. */
  | { readonly type: 'ordered'; readonly argument: readonly [string] | readonly [string, string] };
