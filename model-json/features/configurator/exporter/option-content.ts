import { siteName } from '../../../core/exporter/shared/pages';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { perVersion } from '../../../core/repository/reads/per-version';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { elementText, masterOf, dataOf } from '../../../core/exporter/shared/fragment-elements';
import { type Locale, localeName } from '../../../core/exporter/shared/locale/languages';
import { flag, number, text, texts } from '../../../core/exporter/shared/properties';
import { keptTogether } from '../../../../shared/measures/in-text';
import { FIGURE_UNITS } from '../../catalogue/api/trade';
import { type ReadRules, readRules, type WrittenOption, type WrittenRule } from '../rules/read-rules';

/** An option as authors wrote it. */
export interface OptionContent extends WrittenOption {
  readonly title: string | undefined;
  readonly note: string | undefined;
  /** Paths of products that it adds. */
  readonly products: readonly string[];
  /** Ids of families: of each, the smallest product that fits the machine is added. */
  readonly families: readonly string[];
  /** Of a dryer, °C. */
  readonly dewPoint: number | undefined;
  /** Of a receiver. */
  readonly litres: number | undefined;
  /** `#rrggbb` */
  readonly colour: string | undefined;
  /** Of the air that it asks for, ISO 8573-1. */
  readonly purityClass: string | undefined;
}

/** The options and rules in a folder of assets. */
export interface ConfiguratorContent {
  readonly options: readonly OptionContent[];
  readonly read: ReadRules;
}

const isFigure = (name: string): boolean => name in FIGURE_UNITS;

const kept = perVersion<ConfiguratorContent>();

/**
 * The fragments below `/content/dam/SITE/configurator`, where SITE is that of the page, in a language. They are read once for
 * each version of the content.
 */
export function configuratorContent(
  { tree, currentPage }: ExportContext,
  locale: Locale,
): ConfiguratorContent {
  const folder = `/content/dam/${siteName(currentPage)}/configurator`;
  return kept(tree, `${folder} ${localeName(locale)}`, () => readContent(tree, folder, locale));
}

function readContent(tree: ResourceTree, folder: string, locale: Locale): ConfiguratorContent {
  const fragments = fragmentsBelow(tree.get(folder));
  const ofModel = (name: string) => fragments.filter((fragment) => modelOf(fragment) === name);
  const options = ofModel('configurator-option')
    .map((fragment) => ({
      order: number(masterOf(fragment), 'order') ?? 0,
      option: optionOf(fragment, locale),
    }))
    .toSorted((one, two) => one.order - two.order)
    .map(({ option }) => option);
  const rules = ofModel('configurator-rule').map((fragment) => ruleOf(fragment, locale));
  return { options, read: readRules(options, rules, isFigure) };
}

const modelOf = (fragment: Resource): string =>
  text(dataOf(fragment)?.properties ?? {}, 'cq:model')
    ?.split('/')
    .at(-1) ?? '';

function fragmentsBelow(folder: Resource | undefined): Resource[] {
  return [...(folder?.children.values() ?? [])].flatMap((child) =>
    child.properties['jcr:primaryType'] === 'dam:Asset' ? [child] : fragmentsBelow(child),
  );
}

/** A text of a fragment, with figures and units on one line. */
function wordsOf(fragment: Resource, name: string, locale: Locale): string | undefined {
  const words = elementText(fragment, name, locale);
  return words && keptTogether(words);
}

function optionOf(fragment: Resource, locale: Locale): OptionContent {
  const master = masterOf(fragment);
  return {
    path: fragment.path,
    step: text(master, 'step') ?? '',
    key: text(master, 'key') ?? '',
    isStandard: flag(master, 'standard') ?? false,
    title: wordsOf(fragment, 'title', locale),
    note: wordsOf(fragment, 'note', locale),
    products: texts(master, 'products') ?? [],
    families: texts(master, 'families') ?? [],
    dewPoint: number(master, 'dewPoint'),
    litres: number(master, 'litres'),
    colour: /^#[\da-f]{6}$/i.exec(text(master, 'colour') ?? '')?.[0],
    purityClass: text(master, 'purityClass'),
  };
}

function ruleOf(fragment: Resource, locale: Locale): WrittenRule {
  const master = masterOf(fragment);
  return {
    path: fragment.path,
    kind: text(master, 'kind') ?? '',
    options: texts(master, 'options') ?? [],
    machines: texts(master, 'machines') ?? [],
    others: texts(master, 'others') ?? [],
    reason: wordsOf(fragment, 'reason', locale) ?? '',
  };
}
