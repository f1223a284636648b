import { timeShown } from '../../exporter/shared/clock';
import { noteChanging } from '../../repository/reads/Scope';

const MINUTE = 60_000;

type Choices = Readonly<Record<string, string>>;

/** A visitor's choices, with the current minute. */
export function withMinute(choices: Choices | undefined): Choices {
  noteChanging();
  return { ...choices, now: new Date(Math.floor(timeShown() / MINUTE) * MINUTE).toISOString() };
}
