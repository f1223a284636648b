import type { ExportContext, Model } from '../../Exporter';
import { linkTo } from '../../shared/links';
import type { Shop } from './product-card';

/** What visitors choose in addresses: a version, a page, an order, words, families. */
export type Choices = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the visitor chose, by name; the empty string where nothing was chosen. */
export const choiceOf = ({ requestParameters }: ExportContext, name: string): string =>
  requestParameters?.[name] ?? '';

/** The values of a choice that may have several. */
export const choicesOf = (context: ExportContext, name: string): string[] =>
  choiceOf(context, name).split(',').filter(Boolean);

/** The address of the page that a component stands on, without anything chosen. */
export const pageAddress = (shop: Shop): string =>
  (shop.context.currentPage &&
    linkTo(shop.context.currentPage.path, { ...shop, shadowingDisabled: true }).mappedUrl) ??
  '';

/** A link to the same page with something else chosen; it leads to the component that asks. */
export const choiceLink = (shop: Shop, choices: Choices, anchor = shop.id): Model =>
  linkWith(pageAddress(shop), choices, anchor);

/** The same to any address. */
export function linkWith(address: string, choices: Choices, anchor: string): Model {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    for (const each of [value].flat()) if (each !== undefined && each !== '') query.append(name, each);
  }
  const asked = query.toString();
  return { valid: true, url: `${address}${asked && `?${asked}`}#${anchor}` };
}
