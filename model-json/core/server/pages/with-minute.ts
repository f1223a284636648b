const MINUTE = 60_000;

type Choices = Readonly<Record<string, string>>;

/** A visitor's choices, with the current minute. */
export const withMinute = (choices: Choices | undefined): Choices => ({
  ...choices,
  now: new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
});
