const MINUTE = 60_000;

type Choices = Readonly<Record<string, string>>;

/** What a visitor chose, with the minute that it is. */
export const withMinute = (choices: Choices | undefined): Choices => ({
  ...choices,
  now: new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
});
