import type { Model } from '../../../core/exporter/Exporter';
import { catalogueOf } from '../../catalogue/api/catalogue';
import { figureModels } from '../../catalogue/api/figures';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { productCard, productLink, productName } from '../../catalogue/api/product-cards';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import type { DryerFit, ReceiverFit } from '../calculation/fit-machine';
import type { Choice, Several } from '../calculation/shortlist';
import type { Pick } from '../calculation/treatment';

/** The figures for comparing machines. */
const FIGURES = [
  'freeAirDelivery',
  'maxPressure',
  'motorPower',
  'tankVolume',
  'supply',
  'soundPressureLevel',
];
const SUPPLY = ['voltage', 'phases'];

/** A machine of the shortlist with its accessories and the figures of its calculation. */
export function choiceModel(choice: Choice, shop: ComponentOwner): Model {
  const { machine, roles, share, limit, design, band, receiver, dryer, filters } = choice;
  return {
    ...machineModel(machine.sku, shop),
    roles: [...roles],
    delivery: machine.delivery,
    maxPressure: machine.maxPressure,
    ...(machine.dewPoint !== undefined && { hasDryer: true }),
    isScrew: machine.isScrew,
    control: machine.control,
    share,
    limit,
    design,
    band,
    receiver: receiverModel(receiver, machine.tank, shop),
    dryer: dryer && dryerModel(dryer, shop),
    filters: filters.map((filter) => partModel(filter, shop)),
  };
}

/** Several machines of one kind, if no single one is sufficient. */
export const severalModel = ({ machine, count, share }: Several, shop: ComponentOwner): Model => ({
  ...partModel({ sku: machine.sku, count }, shop),
  delivery: machine.delivery,
  share,
});

function machineModel(sku: string, shop: ComponentOwner): Model {
  const entry = catalogueOf(shop.context).findSku(sku);
  if (!entry) return { sku };
  const figures = entry.product.variants.find((each) => each.sku === entry.variant)?.figures;
  return {
    ...productCard(entry.product, shop),
    ...named(sku, shop),
    figures: figureModels(
      (figures ?? entry.product.figures).filter(({ name }) => [...FIGURES, ...SUPPLY].includes(name)),
    ),
  };
}

/** A product and its quantity: order number, name and the page that shows it. */
export const partModel = ({ sku, count }: Pick, shop: ComponentOwner): Model => ({
  ...named(sku, shop),
  count,
});

/** The name of an order number, and the page that shows its version. */
function named(sku: string, shop: ComponentOwner): Model {
  const entry = catalogueOf(shop.context).findSku(sku);
  if (!entry) return { sku, name: sku };
  const { product, variant } = entry;
  const version = product.variants.find((each) => each.sku === variant);
  const versionName = version && elementText(version.fragment, 'name', shop.locale);
  const link = productLink(product, shop);
  const url = typeof link?.url === 'string' ? link.url : undefined;
  return {
    sku,
    name: [productName(product, shop.locale), versionName].filter(Boolean).join(', '),
    link: link && url && version ? { ...link, url: `${url}?variant=${encodeURIComponent(sku)}` } : link,
  };
}

const receiverModel = (receiver: ReceiverFit, tank: number, shop: ComponentOwner): Model => ({
  forPeak: receiver.forPeak,
  forStarts: receiver.forStarts,
  volume: receiver.volume,
  tank,
  startsAllowed: receiver.startsAllowed,
  starts: receiver.starts,
  extra: receiver.extra && partModel(receiver.extra, shop),
});

const dryerModel = (dryer: DryerFit, shop: ComponentOwner): Model => ({
  ...partModel(dryer, shop),
  kind: dryer.kind,
  pressureFactor: dryer.factors.pressure,
  temperatureFactor: dryer.factors.temperature,
  needed: dryer.needed,
  regeneration: dryer.regeneration,
});
