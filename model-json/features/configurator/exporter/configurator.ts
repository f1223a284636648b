import type { Exporter } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { componentOwner } from '../../../core/exporter/shared/component-owner';
import { pageAddress, unitsLinks } from '../../../core/exporter/shared/links/choice-links';
import { unitsOf } from '../../../core/exporter/shared/locale/units';
import { askedConfiguration } from './asked-configuration';
import { choicesFor } from './configuration-links';
import { familyModels, machineModel } from './machine-models';
import { resultModel } from './result-models';
import { stepModels } from './step-models';

/**
 * A machine of the catalogue with options, all through the address: the choices, those that do not go with them and why, what
 * is delivered, and what it is like.
 */
export const configurator: Exporter = (resource, context) => {
  const shop = componentOwner(resource, context);
  const { content, machines, configured, unknownMachine } = askedConfiguration(resource, shop);
  return componentModel(resource, context, {
    action: `${pageAddress(shop)}#${shop.id}-result`,
    faults: content.read.faults.map((fault) => ({ ...fault })),
    ...(configured && {
      units: unitsOf(context, shop.locale),
      unitsLinks: unitsLinks(shop, choicesFor(configured)),
      unknownMachine,
      families: familyModels(machines, shop),
      machine: machineModel(configured.machine, shop),
      steps: stepModels(configured, content, machines, shop),
      ...resultModel(configured, content, shop),
    }),
  });
};
