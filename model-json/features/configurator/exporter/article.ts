import { siteName } from '../../../core/exporter/shared/pages';
import { configurator as words } from '../../../../shared/words/by-language/configurator';
import { inLanguage } from '../../../../shared/words/in-language';
import { formatMeasure } from '../../../../shared/measures/format-measure';
import type { Article, ExportContext } from '../../../core/exporter/Exporter';
import { languageTag, type Locale, localeOf } from '../../../core/exporter/shared/locale/languages';
import { unitsOf } from '../../../core/exporter/shared/locale/units';
import { catalogueOf } from '../../catalogue/api/catalogue';
import { askedOf, configure, type Configured, wishOf } from './configuration';
import { machineOf, machinesOf } from './machines';
import { configuratorContent, type OptionContent } from './option-content';

/**
 * What stands for a configuration in a quote list: the machine's order number and each option that is not standard,
 * `V-3015-08~colour.7016~quality.paint`. Browsers keep it as any other order number.
 */
export const articleKey = ({ machine, chosen }: Pick<Configured, 'machine' | 'chosen'>): string =>
  [
    machine.sku,
    ...[...wishOf({ chosen })].map(([step, key]) => `${step}.${key.slice(step.length + 1)}`),
  ].join('~');

/** The configuration that stands in a quote list; undefined for any other order number. */
export function articleOf(asked: string, context: ExportContext): Article | undefined {
  const [sku = '', ...wishes] = asked.split('~');
  const found = wishes.length > 0 ? catalogueOf(context).findSku(sku) : undefined;
  const site = siteName(context.currentPage);
  if (!found || !machinesOf(catalogueOf(context), site).includes(found.product)) return undefined;
  const locale = localeOf(context.currentPage);
  const content = configuratorContent(context, locale);
  const byStep = new Map(
    wishes.map((wish) => [wish.slice(0, wish.indexOf('.')), wish.slice(wish.indexOf('.') + 1)]),
  );
  const machine = machineOf(found.product, found.variant ?? sku);
  const configured = configure(
    machine,
    askedOf((step) => byStep.get(step) ?? '', content),
    content,
    { context, locale },
  );
  return {
    key: articleKey(configured),
    sku: configured.machine.sku,
    parts: configured.parts.map((part) => part.sku),
    options: optionsInWords(configured, context, locale),
  };
}

/** The options that are not standard, each with its question: `Colour: RAL 7016 anthracite grey`. */
export function optionsInWords(
  { chosen }: Pick<Configured, 'chosen'>,
  context: ExportContext,
  locale: Locale,
): string[] {
  const { steps } = inLanguage(words, locale.language);
  return chosen
    .filter(({ isStandard }) => !isStandard)
    .map((option) => `${steps[option.step] ?? option.step}: ${optionName(option, context, locale)}`);
}

/** An option's title, or its volume. */
export const optionName = (
  { title, litres, key }: OptionContent,
  context: ExportContext,
  locale: Locale,
): string =>
  title ??
  (litres === undefined
    ? key
    : formatMeasure({ value: litres, unit: 'l' }, languageTag(locale), unitsOf(context, locale)));
