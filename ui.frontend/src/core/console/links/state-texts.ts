import type { LinkFault, LinkState } from '../../../../../shared/authoring/link-report';

/** In the order in which they matter. */
export const STATES: Readonly<Record<LinkState, string>> = {
  missing: 'Leads nowhere',
  'no-anchor': 'Place not on the page',
  unpublished: 'Not published',
  unreachable: 'Other site fails',
  moved: 'Old address',
  redirected: 'Leads on',
};

/** What is known about where a link should lead. */
export function hintText({ state, hint }: LinkFault): string {
  if (hint === undefined) return '';
  if (state === 'unreachable') return `Answer: ${hint}`;
  if (state === 'moved') return `Now at ${hint}`;
  if (state === 'redirected') return `To ${hint}`;
  return '';
}
