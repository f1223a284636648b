/** What happens if a folder has such a name, or any folder such a file. */
export type Answer = 'ask' | 'replace' | 'rename' | 'keep-duplicate';

export type UploadState =
  | { readonly is: 'waiting' | 'done' | 'cancelled' }
  /** @param sent bytes that have left */
  | { readonly is: 'sending'; readonly sent: number }
  /** All bytes have left; the server looks at them. */
  | { readonly is: 'storing' }
  /** The server has such a file, or such a name: the author decides. */
  | { readonly is: 'asking'; readonly about: 'name' | 'duplicate'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string };

/** A file on its way into a folder. */
export interface Upload {
  readonly id: number;
  readonly folder: string;
  readonly file: File;
  /** Whether to put it in place of the asset at this path. */
  readonly replaces?: string | undefined;
  readonly state: UploadState;
}

export const isOver = ({ state }: Upload): boolean =>
  state.is === 'done' || state.is === 'cancelled' || state.is === 'failed';
