import { z } from 'zod';

/** A form submission. The sender is only identified by the values: no IP address is stored. */
export interface Submission {
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  /** Resource path of the form. */
  readonly form: string;
  /** Path of the page that it was sent from. */
  readonly page: string;
  /** Names and values, in the order of the form. */
  readonly values: readonly SubmittedValue[];
}

/** A list if several could be chosen; records if there are several of a kind, such as products of a quote list. */
export type SubmittedValue = readonly [
  name: string,
  value: string | readonly string[] | readonly SubmittedRecord[],
];

/** Values by name. */
export type SubmittedRecord = Readonly<Record<string, string>>;

/** A submission as it is stored. */
export const submissionSchema: z.ZodType<Submission> = z.object({
  id: z.string(),
  at: z.string(),
  form: z.string(),
  page: z.string(),
  values: z.array(
    z.tuple([
      z.string(),
      z.union([z.string(), z.array(z.string()), z.array(z.record(z.string(), z.string()))]),
    ]),
  ),
});
