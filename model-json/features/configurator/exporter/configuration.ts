import { configurator as words } from '../../../../shared/words/by-language/configurator';
import { inLanguage } from '../../../../shared/words/in-language';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { Locale } from '../../../core/exporter/shared/locale/languages';
import { catalogueOf } from '../../catalogue/api/catalogue';
import type { MachineFacts } from '../rules/condition';
import { bookFor } from '../rules/read-rules';
import { type Asked, type Configuration, resolve } from '../rules/resolve';
import type { RuleBook } from '../rules/RuleBook';
import { STEPS } from '../rules/steps';
import { catalogueRules, keyOf } from './catalogue-rules';
import { type ConfiguratorContent, type OptionContent } from './option-content';
import { type Machine, machineFacts } from './machines';
import { type Part, partsOf } from './parts';

/** A machine with its options, as resolved from what was asked for. */
export interface Configured {
  readonly machine: Machine;
  readonly facts: MachineFacts;
  readonly book: RuleBook;
  readonly asked: Asked;
  readonly result: Configuration;
  /** The chosen options, in the order of the steps. */
  readonly chosen: readonly OptionContent[];
  /** What is delivered besides the machine, each once. */
  readonly parts: readonly Part[];
}

/** Where a configuration is read: the catalogue and language of a page. */
export interface Place {
  readonly context: ExportContext;
  readonly locale: Locale;
}

/** The configuration of a machine closest to what was asked for. */
export function configure(
  machine: Machine,
  asked: Asked,
  { options, read }: ConfiguratorContent,
  { context, locale }: Place,
): Configured {
  const catalogue = catalogueOf(context);
  const reasons = inLanguage(words, locale.language);
  const facts = machineFacts(machine);
  const book = bookFor(read, facts, catalogueRules(options, machine, catalogue, reasons));
  const result = resolve(book, asked);
  const chosen = STEPS.flatMap(
    (step) =>
      options.find((option) => option.step === step && keyOf(option) === result.chosen.get(step)) ?? [],
  );
  const litres = chosen.find((option) => option.litres !== undefined)?.litres;
  const parts = chosen.flatMap((option) => partsOf(option, machine, catalogue, litres) ?? []);
  const once = new Map(parts.map((part) => [part.sku, part]));
  return { machine, facts, book, asked, result, chosen, parts: [...once.values()] };
}

/** What was asked for in values by step; what is no option of its step is left out. */
export function askedOf(valueOf: (step: string) => string, { options }: ConfiguratorContent): Asked {
  return new Map(
    STEPS.flatMap((step): [string, string][] => {
      const value = valueOf(step);
      return options.some((option) => option.step === step && option.key === value)
        ? [[step, `${step}:${value}`]]
        : [];
    }),
  );
}

/** The shortest wish that gives a configuration: its options without those that are standard. */
export function wishOf({ chosen }: Pick<Configured, 'chosen'>): Asked {
  return new Map(
    chosen.filter(({ isStandard }) => !isStandard).map((option) => [option.step, keyOf(option)]),
  );
}
