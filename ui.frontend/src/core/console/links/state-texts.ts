import type { LinkFault, LinkState } from '../../../../../shared/authoring/link-report';
import { t } from '../../../../../shared/authoring/language/t';

/** In the order in which they matter. */
export const STATES: Readonly<Record<LinkState, string>> = {
  missing: t('Leads nowhere'),
  'no-anchor': t('Place not on the page'),
  unpublished: t('Not published'),
  unreachable: t('Other site fails'),
  moved: t('Old address'),
  redirected: t('Leads on'),
};

/** What is known about where a link should lead. */
export function hintText({ state, hint }: LinkFault): string {
  if (hint === undefined) return '';
  if (state === 'unreachable') return t('Answer: {hint}', { hint });
  if (state === 'moved') return t('Now at {hint}', { hint });
  if (state === 'redirected') return `To ${hint}`;
  return '';
}
