import { descendant } from '../../../../core/exporter/shared/assets';
import { plainText } from '../../../../core/exporter/shared/plain-text';
import { text } from '../../../../core/exporter/shared/properties';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { linkedVariation } from '../../exporter/commerce/commerce-fragments';
import type { SupplyNote } from './SiteDocument';

/** The place of a product's page where its country says for which mains the machine is built there. */
const LOCATION = 'mains';

/** What the country of a product's page says of its mains, below a heading; undefined where the figures are those of the country. */
export function supplyNoteOf(context: ExportContext): SupplyNote | undefined {
  const words = linkedVariation(LOCATION, context);
  const html = words && text(descendant(words, 'jcr:content/root/text')?.properties ?? {}, 'text');
  const [, title, rest] = /^<h3>(.*?)<\/h3>(.*)$/s.exec(html ?? '') ?? [];
  return title && rest ? { title: plainText(title).trim(), text: plainText(rest).trim() } : undefined;
}
