import type { ConfiguratorOption, ConfiguratorRefusal } from '../Configurator.model';

/** Neighbouring options that can be had, or that are refused for the same reason. */
export interface OptionRun {
  readonly options: ConfiguratorOption[];
  readonly refusal: ConfiguratorRefusal | undefined;
}

/** Options in their order, so that a reason is said once for several of them. */
export function inRuns(options: readonly ConfiguratorOption[]): OptionRun[] {
  const runs: OptionRun[] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (
      last &&
      last.refusal?.reason === option.refusal?.reason &&
      last.refusal?.against?.step === option.refusal?.against?.step
    )
      last.options.push(option);
    else runs.push({ options: [option], refusal: option.refusal });
  }
  return runs;
}
