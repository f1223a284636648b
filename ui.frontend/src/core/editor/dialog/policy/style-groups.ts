import type { ContentNode } from '../../session/EditorSession';
import { at, childNodes, nodeAt } from '../form/node';
import { t } from '../../../../../../shared/authoring/language/t';

/** A component's policy from its template; an empty node if there is none. */
export type Policy = ContentNode;

export interface Style {
  readonly id: string;
  readonly label: string;
}

/** Styles from which an author chooses one or, if the policy allows, several. */
export interface StyleGroup {
  readonly label: string;
  readonly multiple: boolean;
  readonly styles: readonly Style[];
}

/** The groups of AEM's style system (`cq:styleGroups`). */
export const styleGroupsOf = (policy: Policy): readonly StyleGroup[] =>
  childNodes(nodeAt(policy, 'cq:styleGroups')).flatMap(([, group]) => {
    const styles = childNodes(nodeAt(group, 'cq:styles')).flatMap(([, style]) => {
      const [id, label] = [at(style, 'cq:styleId'), at(style, 'cq:styleLabel')];
      return typeof id === 'string' ? [{ id, label: typeof label === 'string' ? label : id }] : [];
    });
    const label = at(group, 'cq:styleGroupLabel');
    const multiple = at(group, 'cq:styleGroupMultiple');
    return styles.length === 0
      ? []
      : [
          {
            label: typeof label === 'string' ? label : t('Style'),
            multiple: multiple === true || multiple === 'true',
            styles,
          },
        ];
  });

/** Ids of the styles that a component has. */
export const styleIdsOf = (node: ContentNode): readonly string[] => {
  const ids = at(node, 'cq:styleIds');
  return Array.isArray(ids) ? ids.map(String) : typeof ids === 'string' ? [ids] : [];
};

/** Styles that a component has once some are chosen: those that the policy does not know stay, since another policy may. */
export function withChosen(
  before: readonly string[],
  groups: readonly StyleGroup[],
  chosen: readonly string[],
): readonly string[] {
  const offered = groups.flatMap(({ styles }) => styles.map(({ id }) => id));
  return [...before.filter((id) => !offered.includes(id)), ...offered.filter((id) => chosen.includes(id))];
}
