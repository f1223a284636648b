import { descendant } from '../../../../core/exporter/shared/assets';
import { plainText } from '../../../../core/exporter/shared/plain-text';
import { text } from '../../../../core/exporter/shared/properties';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { linkedVariation } from '../../exporter/commerce/commerce-fragments';
import type { SupplyNote } from './SiteDocument';

/** Relative path on a product's page of its country's note on the mains. */
const LOCATION = 'mains';

/** The country's note on the mains for a product, without its heading; undefined if the figures apply as they are. */
export function supplyNoteOf(context: ExportContext): SupplyNote | undefined {
  const words = linkedVariation(LOCATION, context);
  const html = words && text(descendant(words, 'jcr:content/root/text')?.properties ?? {}, 'text');
  const [, title, rest] = /^<h3>(.*?)<\/h3>(.*)$/s.exec(html ?? '') ?? [];
  return title && rest ? { title: plainText(title).trim(), text: plainText(rest).trim() } : undefined;
}
