import type { Section } from '../../../../../shared/authoring/section';
import { refusalOf } from '../selection/actions/refusal';
import type { AllowedComponent } from '../sling/SlingClient';
import { bestFirst } from '../words/best-first';
import { t } from '../../../../../shared/authoring/language/t';

export interface Offered {
  /** Those whose components a container takes, best match first. */
  readonly sections: readonly Section[];
  /** The number of matches that it does not take. */
  readonly refused: number;
}

/** The sections that match a search by title, or if there are none by description, and that a container takes. */
export function offeredSections(
  all: readonly Section[],
  search: string,
  allowed: readonly AllowedComponent[],
): Offered {
  const titled = bestFirst(all, search, ({ title }) => title);
  const found =
    titled.length > 0 ? titled : bestFirst(all, search, (one) => `${one.title} ${one.description}`);
  const sections = found.filter(
    ({ types }) => types.length > 0 && refusalOf(allowed, types, '', (type) => type) === undefined,
  );
  return { sections, refused: found.length - sections.length };
}

/** Says that a container does not take some sections; undefined if it takes all. */
export function refusedText(refused: number, container: string): string | undefined {
  if (refused === 0) return undefined;
  return refused === 1
    ? t('1 section has components that {container} does not take.', { container })
    : t('{refused} sections have components that {container} does not take.', { refused, container });
}
