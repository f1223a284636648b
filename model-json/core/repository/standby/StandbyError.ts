/** A standby folder cannot be used, or belongs to another author. */
export class StandbyError extends Error {
  override readonly name = 'StandbyError';
  readonly code = 'VEN_STANDBY';
}
