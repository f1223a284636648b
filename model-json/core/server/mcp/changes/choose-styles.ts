import {
  styleIdsOf,
  withChosen,
  type Command,
  type ContentNode,
  type StyleGroup,
} from '../../../../../ui.frontend/src/core/entries/editing';
import { ToolRefusal } from '../refusals';

/**
 * The command that gives a component styles of its policy in place of those that it has. Styles that the policy does not
 * know stay: another policy may.
 *
 * @param chosen ids of styles
 * @throws ToolRefusal for a style that is not offered, or several of a group that takes one
 */
export function chooseStyles(
  path: string,
  node: ContentNode,
  chosen: readonly string[],
  groups: readonly StyleGroup[],
): Command | undefined {
  const offered = groups.flatMap(({ styles }) => styles.map(({ id }) => id));
  const before = styleIdsOf(node);
  const unknown = chosen.filter((id) => !offered.includes(id) && !before.includes(id));
  if (unknown.length > 0)
    throw new ToolRefusal(
      'invalid',
      `The component’s policy has no style ${unknown.join(', ')}.`,
      offered.length > 0 ? `Choose from ${offersOf(groups)}.` : 'It offers none: leave styles as they are.',
    );
  for (const { label, multiple, styles } of groups) {
    const taken = styles.filter(({ id }) => chosen.includes(id));
    if (multiple || taken.length < 2) continue;
    throw new ToolRefusal(
      'invalid',
      `Only one style of ${label} can be chosen, not ${taken.map(({ id }) => id).join(' and ')}.`,
      'Send the one that should stay.',
    );
  }
  const after = withChosen(before, groups, chosen);
  return after.join('\n') === before.join('\n')
    ? undefined
    : { type: 'set', path, properties: { 'cq:styleIds': after.length > 0 ? after : null } };
}

const offersOf = (groups: readonly StyleGroup[]): string =>
  groups
    .map(
      ({ label, styles }) => `${label}: ${styles.map(({ id, label: said }) => `${id} (${said})`).join(', ')}`,
    )
    .join('; ');
