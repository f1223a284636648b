/** One of the things that the benchmark answers. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly isMet: boolean;
}
