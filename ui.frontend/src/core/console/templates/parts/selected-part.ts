import type { Policy, PolicyPlace, TemplateDetails } from '../../../../../../shared/authoring/template';
import type { Mapped } from '../templates-http';

/** A part of a template that a policy can be chosen for. */
export interface SelectedPart extends Mapped {
  readonly title: string;
  readonly resourceType: string;
  readonly isContainer: boolean;
  /** The path of its policy; undefined without one. */
  readonly policy: string | undefined;
  /** The part of the structure that it is, or is in. */
  readonly around: PolicyPlace;
}

const MAPPINGS = '/policies/jcr:content';

/** The address of a part: the path of the node that names its policy. */
export const pathOfPart = (template: string, { place, type }: Mapped): string =>
  [`${template}${MAPPINGS}`, place, type].filter(Boolean).join('/');

/** The part of an address; without one, the first container that authors can change. */
export function partAt({ page, row }: TemplateDetails, path: string): SelectedPart {
  const all = placesIn(page);
  const wanted = path.slice(row.path.length + MAPPINGS.length + 1);
  const isNamed = path.startsWith(`${row.path}${MAPPINGS}`);
  const usual = all.find(({ isUnlocked }) => isUnlocked) ?? page;
  if (!isNamed) return partOf(usual);
  const around = all
    .filter(({ place }) => place === '' || wanted === place || wanted.startsWith(`${place}/`))
    .sort((a, b) => b.place.length - a.place.length)[0];
  if (!around) return partOf(usual);
  const rest = around.place === '' ? wanted : wanted.slice(around.place.length + 1);
  const type = around.types.find(({ resourceType }) => resourceType === rest);
  if (!type) return partOf(around);
  return { ...type, around, place: around.place, type: rest, isContainer: false };
}

const partOf = (around: PolicyPlace): SelectedPart => ({ ...around, type: '', around });

/** A part of the structure with all that is in it, from the outside in. */
export const placesIn = (place: PolicyPlace): PolicyPlace[] => [place, ...place.children.flatMap(placesIn)];

/** The policies that a part can have: those for its component, and the one that it has. */
export const policiesFor = (policies: readonly Policy[], part: SelectedPart): Policy[] =>
  policies.filter(({ path, resourceType }) => resourceType === part.resourceType || path === part.policy);
