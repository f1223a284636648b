import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { same, withAt } from '../form/node';
import type { Value, Values } from '../form/Values';
import { styleGroupsOf, styleIdsOf, withChosen, type Policy, type StyleGroup } from './style-groups';
import { t } from '../../../../../../shared/authoring/language/t';

/* The style system as fields: a single-choice group becomes a select, a multiple-choice one checkboxes. */

const name = (group: number, style?: number) => `(style ${group}${style === undefined ? '' : ` ${style}`})`;

/** The "Styles" tab; undefined if the policy has no styles. */
export function styleTab(policy: Policy): DialogTab | undefined {
  const groups = styleGroupsOf(policy);
  if (groups.length === 0) return undefined;
  const fields = groups.flatMap((group, i): DialogField[] =>
    group.multiple
      ? group.styles.map(({ label }, j) => ({
          widget: 'checkbox' as const,
          name: name(i, j),
          label: `${group.label}: ${label}`,
        }))
      : [
          {
            widget: 'select' as const,
            name: name(i),
            label: group.label,
            options: [
              { value: '', text: t('None') },
              ...group.styles.map(({ id, label }) => ({ value: id, text: label })),
            ],
          },
        ],
  );
  return { title: t('Styles'), fields };
}

/** A node's styles as values of those fields. */
export function readStyles(policy: Policy, node: ContentNode): Values {
  const ids = styleIdsOf(node);
  return Object.fromEntries(
    styleGroupsOf(policy).flatMap((group, i): [string, Value][] =>
      group.multiple
        ? group.styles.map(({ id }, j) => [name(i, j), ids.includes(id)])
        : [[name(i), group.styles.find(({ id }) => ids.includes(id))?.id ?? '']],
    ),
  );
}

/** The node with the chosen styles. Styles unknown to the policy are kept: another policy may define them. */
export function writeStyles(policy: Policy, node: ContentNode, values: Values): ContentNode {
  if (same(readStyles(policy, node), stylesIn(policy, values))) return node;
  const groups = styleGroupsOf(policy);
  const chosen = groups.flatMap((group, i) => chosenIn(group, i, values));
  const ids = withChosen(styleIdsOf(node), groups, chosen);
  return withAt(node, 'cq:styleIds', ids.length > 0 ? ids : undefined);
}

const stylesIn = (policy: Policy, values: Values): Values =>
  Object.fromEntries(Object.keys(readStyles(policy, {})).map((key) => [key, values[key]]));

const chosenIn = (group: StyleGroup, i: number, values: Values): string[] =>
  group.multiple
    ? group.styles.flatMap(({ id }, j) => (values[name(i, j)] === true ? [id] : []))
    : [values[name(i)]].filter((id): id is string => typeof id === 'string' && id !== '');
