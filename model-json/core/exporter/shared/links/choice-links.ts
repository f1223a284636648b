import type { ExportContext, Model } from '../../Exporter';
import { linkTo } from './links';
import { askedUnits } from '../locale/units';
import type { ComponentOwner } from '../component-owner';

/** A visitor's choices in the address: a version, a page, an order, words, families. */
export type Choices = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The visitor's choice of this name; the empty string if there is none. */
export const choiceOf = ({ requestParameters }: ExportContext, name: string): string =>
  requestParameters?.[name] ?? '';

/** The values of a choice that can have several. */
export const choicesOf = (context: ExportContext, name: string): string[] =>
  choiceOf(context, name).split(',').filter(Boolean);

/** The address of the component's page, without any choices. */
export const pageAddress = (owner: ComponentOwner): string =>
  (owner.context.currentPage &&
    linkTo(owner.context.currentPage.path, { ...owner, shadowingDisabled: true }).mappedUrl) ??
  '';

/** A link to the same page with another choice; it jumps to the component and keeps the reader's units. */
export const choiceLink = (owner: ComponentOwner, choices: Choices, anchor = owner.id): Model =>
  linkWith(pageAddress(owner), { ...choices, units: choices.units ?? askedUnits(owner.context) }, anchor);

/** Links to the same page in either system of units, with all other choices kept. A site of files has only its own. */
export const unitsLinks = (owner: ComponentOwner, choices: Choices, anchor = owner.id): Model | undefined =>
  owner.context.services?.isStatic
    ? undefined
    : {
        metric: choiceLink(owner, { ...choices, units: 'metric' }, anchor),
        us: choiceLink(owner, { ...choices, units: 'us' }, anchor),
      };

/** The same, for any address. */
export function linkWith(address: string, choices: Choices, anchor: string): Model {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    for (const each of [value].flat()) if (each !== undefined && each !== '') query.append(name, each);
  }
  const asked = query.toString();
  return { valid: true, url: `${address}${asked && `?${asked}`}#${anchor}` };
}
