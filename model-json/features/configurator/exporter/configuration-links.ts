import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { type Choices, choiceLink } from '../../../core/exporter/shared/links/choice-links';
import type { Asked } from '../rules/resolve';
import { type Configured, wishOf } from './configuration';
import type { Machine } from './machines';

/** The address of a configuration: its machine, and each option that is not standard. */
export const choicesFor = (configured: Configured): Choices =>
  choicesWith(configured.machine, wishOf(configured));

/** The same for a machine with wishes. */
export const choicesWith = ({ product, version }: Machine, wishes: Asked): Choices => ({
  machine: product.sku,
  version: version && product.variants.length > 1 ? version.sku : undefined,
  ...Object.fromEntries([...wishes].map(([step, key]) => [step, key.slice(step.length + 1)])),
});

/** A link to a machine with wishes on the same page. */
export const wishLink = (machine: Machine, wishes: Asked, shop: ComponentOwner): Model =>
  choiceLink(shop, choicesWith(machine, wishes), `${shop.id}-result`);
