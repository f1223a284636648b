/** What somebody sent by a form. Who it was from is in the values or nowhere: no address of a machine is kept. */
export interface Submission {
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  /** Resource path of the form. */
  readonly form: string;
  /** Path of the page that it was sent from. */
  readonly page: string;
  /** Names and what was given for them, in the order of the form. */
  readonly values: readonly SubmittedValue[];
}

/** A list where several could be chosen; records where there are several of a kind, products of a quote list. */
export type SubmittedValue = readonly [
  name: string,
  value: string | readonly string[] | readonly SubmittedRecord[],
];

/** Values by name. */
export type SubmittedRecord = Readonly<Record<string, string>>;
