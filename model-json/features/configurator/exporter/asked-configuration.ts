import { siteName } from '../../../core/exporter/shared/pages';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { choiceOf } from '../../../core/exporter/shared/links/choice-links';
import { text } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';
import { catalogueOf, type Product } from '../../catalogue/api/catalogue';
import { askedOf, configure, type Configured } from './configuration';
import { machineOf, machinesOf } from './machines';
import { type ConfiguratorContent, configuratorContent } from './option-content';

/** What an address asks a configurator for. */
export interface AskedConfiguration {
  readonly content: ConfiguratorContent;
  readonly machines: readonly Product[];
  /** Undefined if there is no machine, or no options. */
  readonly configured: Configured | undefined;
  /** The machine in the address, if it is none that can be configured. */
  readonly unknownMachine: string | undefined;
}

/** The configuration in the address; the author's machine if it names none. */
export function askedConfiguration({ properties }: Resource, shop: ComponentOwner): AskedConfiguration {
  const { context, locale } = shop;
  const content = configuratorContent(context, locale);
  const machines = machinesOf(catalogueOf(context), siteName(context.currentPage));
  const named = (sku: string): Product | undefined => {
    const found = sku ? catalogueOf(context).findSku(sku)?.product : undefined;
    return found && machines.includes(found) ? found : undefined;
  };
  const asked = choiceOf(context, 'machine');
  const product = named(asked) ?? named(text(properties, 'machine') ?? '') ?? machines[0];
  const wishes = askedOf((step) => choiceOf(context, step), content);
  return {
    content,
    machines,
    configured:
      product && content.read.steps.length > 0
        ? configure(machineOf(product, choiceOf(context, 'version') || asked), wishes, content, shop)
        : undefined,
    unknownMachine: asked && !named(asked) ? asked : undefined,
  };
}
