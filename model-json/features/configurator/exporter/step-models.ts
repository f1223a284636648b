import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { catalogueOf, type Product } from '../../catalogue/api/catalogue';
import { productName } from '../../catalogue/api/product-cards';
import type { Refusal } from '../rules/resolve';
import { type OptionKey, stepOf } from '../rules/RuleBook';
import { standings, type Standing } from '../rules/ways-out';
import { keyOf } from './catalogue-rules';
import type { Configured } from './configuration';
import { choicesWith, wishLink } from './configuration-links';
import { choiceLink } from '../../../core/exporter/shared/links/choice-links';
import { machineOf } from './machines';
import { nearestMachine } from './nearest-machine';
import type { ConfiguratorContent, OptionContent } from './option-content';
import { partsOf } from './parts';

/** The steps with their options: which are chosen, which cannot be and why, and what would help. */
export function stepModels(
  configured: Configured,
  content: ConfiguratorContent,
  machines: readonly Product[],
  shop: ComponentOwner,
): Model[] {
  const { book, asked, result } = configured;
  const standing = new Map(standings(book, asked).map((each) => [each.key, each]));
  const nearest = nearestMachine(configured, content, machines);
  return book.steps.map(({ name, options }) => ({
    name,
    options: options.flatMap(({ key }) => {
      const option = content.options.find((each) => keyOf(each) === key);
      const own = standing.get(key);
      if (!option || !own) return [];
      return {
        ...optionModel(option, configured, shop),
        isChosen: result.chosen.get(name) === key,
        refusal: own.refusal && refusalModel(own, own.refusal, configured, content, nearest, shop),
      };
    }),
  }));
}

function optionModel(
  option: OptionContent,
  { machine, chosen }: Configured,
  { context, locale }: ComponentOwner,
): Model {
  const { title, note, litres, colour, purityClass, step, key } = option;
  const volume = litres ?? chosen.find((each) => each.litres !== undefined)?.litres;
  const isSized = step === 'tank' && option.families.length > 0;
  const parts =
    isSized && volume === undefined ? [] : (partsOf(option, machine, catalogueOf(context), volume) ?? []);
  return {
    value: key,
    title,
    note,
    litres,
    colour,
    purityClass,
    parts: parts.map(({ product, sku }) => ({ sku, name: productName(product, locale) })),
  };
}

/** Why an option cannot be had, and the way out: other choices, or a machine that can have it. */
function refusalModel(
  { key, wayOut }: Standing,
  { rule, against }: Refusal,
  configured: Configured,
  content: ConfiguratorContent,
  nearestTo: (key: OptionKey) => Product | undefined,
  shop: ComponentOwner,
): Model {
  const other = against && content.options.find((option) => keyOf(option) === against);
  const nearest = wayOut ? undefined : nearestTo(key);
  return {
    reason: rule.reason,
    against: other && { step: other.step, title: other.title, litres: other.litres },
    wayOut: wayOut && { link: wishLink(configured.machine, wayOut, shop) },
    machine: nearest && {
      name: productName(nearest, shop.locale),
      link: choiceLink(
        shop,
        choicesWith(machineOf(nearest, ''), new Map(configured.asked).set(stepOf(key), key)),
        `${shop.id}-result`,
      ),
    },
  };
}
