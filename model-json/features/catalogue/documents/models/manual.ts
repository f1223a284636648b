import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { descendant } from '../../../../core/exporter/shared/assets';
import { pageProperties, siteName } from '../../../../core/exporter/shared/pages';
import { text, texts } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { tagNames } from '../../../../core/exporter/shared/tags';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { elementText, elementTexts, masterOf } from '../../../../core/exporter/shared/fragment-elements';
import { rowsOf } from './catalogue-book';
import { imprintOf, shopAt } from '../../../documents/api/document-types';
import type { Manual } from './SiteDocument';
import { machinesOf, traitsOf, wiringIn } from './manual-machines';
import { linesFor } from './manual-lines';
import { supplyNoteOf } from './supply-note';
import { tellingFigures } from './telling-figures';

const MODEL = /\/settings\/dam\/cfm\/models\/manual$/;

/** The manual for the family that a page shows; undefined if there is none. */
export function manualOf(page: Resource, context: ExportContext): Manual | undefined {
  const family = text(pageProperties(page), 'family');
  const fragment = family && manualFor(family, siteName(page), context.tree);
  return fragment ? read(fragment, family, page, shopAt(page, context)) : undefined;
}

/** The manual for a family, else for its nearest ancestor. */
export function manualFor(family: string, site: string, tree: ResourceTree): Resource | undefined {
  const fragments = [...(tree.get(`/content/dam/${site}/manuals`)?.children.values() ?? [])].filter(isManual);
  for (let id = family; id.includes('/'); id = id.slice(0, id.lastIndexOf('/'))) {
    const found = fragments.find((each) => texts(masterOf(each), 'families')?.includes(id));
    if (found) return found;
  }
  return undefined;
}

const isManual = (resource: Resource): boolean =>
  MODEL.test(text(descendant(resource, 'jcr:content/data')?.properties ?? {}, 'cq:model') ?? '');

function read(fragment: Resource, familyId: string, page: Resource, shop: ComponentOwner): Manual {
  const { context, locale } = shop;
  const words = (name: string) => elementText(fragment, name, locale);
  const products = catalogueOf(context).inFamily(familyId);
  const machines = products.map(traitsOf);
  const lines = (name: string) => linesFor(elementTexts(fragment, name, locale), machines);
  // `every 500 h | change the oil`
  const cells = (name: string) => lines(name).map((line) => line.split('|').map((cell) => cell.trim()));
  const rows = rowsOf(products, shop);
  return {
    type: 'manual',
    ...imprintOf(page, fragment, shop),
    title: words('title') ?? fragment.name,
    familyId,
    families: tagNames(context, [familyId], locale),
    purpose: words('purpose'),
    safety: lines('safety'),
    installation: lines('installation'),
    startUp: lines('startUp'),
    operation: lines('operation'),
    maintenance: cells('maintenance'),
    troubleshooting: cells('troubleshooting'),
    disposal: linesFor((words('disposal') ?? '').split('\n'), machines).join(' ') || undefined,
    machines: machinesOf(products, shop),
    wiring: wiringIn(shop),
    supply: supplyNoteOf(context),
    columns: tellingFigures(rows),
    rows,
  };
}
