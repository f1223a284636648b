/** A site's search as files, for browsers: the JSON at the address on each of its pages. */
export interface SearchFiles {
  /** Address of the script that answers from them. */
  readonly script: string;
  /** Address of each file of the index by its name. */
  readonly files: Readonly<Record<string, string>>;
}
