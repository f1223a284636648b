/** `step:option`, as `heat:water`. */
export type OptionKey = string;

/** A choice within a step. */
export interface Option {
  readonly key: OptionKey;
  /** What a machine comes with unless something else is chosen: it gives way to what other choices need. */
  readonly isStandard: boolean;
}

/** A question of the configurator: exactly one of its options holds. */
export interface Step {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Why something is refused or added. */
export interface Rule {
  /** The path of its fragment, or the name of a rule that follows from the catalogue. */
  readonly id: string;
  readonly of: readonly OptionKey[];
  /**
   * `bars`: the machine cannot have the options. `needs`: with any of them goes one of `others`. `excludes`: none of them goes
   * with any of `others`.
   */
  readonly kind: 'bars' | 'needs' | 'excludes';
  /** Empty if the machine is the reason. */
  readonly others: readonly OptionKey[];
  readonly reason: string;
}

/** The rules as they hold for one machine. */
export interface RuleBook {
  /** In their order: what an earlier step says holds against a later one. */
  readonly steps: readonly Step[];
  readonly rules: readonly Rule[];
}

/** `heat:water` → `heat`. */
export const stepOf = (key: OptionKey): string => key.slice(0, key.indexOf(':'));
