import { configurator as words } from '../../../../shared/words/by-language/configurator';
import { inLanguage } from '../../../../shared/words/in-language';
import type { Exporter } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { componentOwner, type ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { choiceOf, pageAddress, unitsLinks } from '../../../core/exporter/shared/links/choice-links';
import { unitsOf } from '../../../core/exporter/shared/locale/units';
import { text } from '../../../core/exporter/shared/properties';
import { catalogueOf, type Product } from '../../catalogue/api/catalogue';
import { askedOf, configure } from './configuration';
import { choicesFor } from './configuration-links';
import { familyModels, machineModel } from './machine-models';
import { machineOf, machinesOf } from './machines';
import { configuratorContent } from './option-content';
import { resultModel } from './result-models';
import { stepModels } from './step-models';

/**
 * A machine of the catalogue with options, all through the address: the choices, those that do not go with them and why, what
 * is delivered, and what it is like.
 */
export const configurator: Exporter = (resource, context) => {
  const shop = componentOwner(resource, context);
  const content = configuratorContent(context.tree, text(resource.properties, 'options') ?? '', shop.locale);
  const machines = machinesOf(catalogueOf(context), siteOf(shop));
  const asked = choiceOf(context, 'machine');
  const product =
    machineNamed(asked, machines, shop) ??
    machineNamed(text(resource.properties, 'machine') ?? '', machines, shop) ??
    machines[0];
  const own = componentModel(resource, context, {
    action: `${pageAddress(shop)}#${shop.id}-result`,
    faults: content.read.faults.map((fault) => ({ ...fault })),
  });
  if (!product || content.read.steps.length === 0) return own;
  const machine = machineOf(product, choiceOf(context, 'version') || asked);
  const { noFit, noReceiver } = inLanguage(words, shop.locale.language);
  const configured = configure(
    machine,
    askedOf((step) => choiceOf(context, step), content),
    content,
    {
      context,
      locale: shop.locale,
      reasons: { noFit, noReceiver },
    },
  );
  return {
    ...own,
    units: unitsOf(context, shop.locale),
    unitsLinks: unitsLinks(shop, choicesFor(configured)),
    unknownMachine: asked && !machineNamed(asked, machines, shop) ? asked : undefined,
    families: familyModels(machines, shop),
    machine: machineModel(machine, shop),
    steps: stepModels(configured, content, machines, shop),
    ...resultModel(configured, content, shop),
  };
};

const siteOf = ({ context }: ComponentOwner) => context.currentPage?.path.split('/')[2] ?? '';

/** The machine with an order number, its own or that of a version. */
function machineNamed(
  sku: string,
  machines: readonly Product[],
  { context }: ComponentOwner,
): Product | undefined {
  const found = sku ? catalogueOf(context).findSku(sku)?.product : undefined;
  return found && machines.includes(found) ? found : undefined;
}
