import { useMemo } from 'react';
import { spokenDialogs } from '../../../language/spoken-dialogs';
import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import { fieldsOf } from '../form/read-write';
import { withPolicy } from './policy';
import type { Policy } from './style-groups';
import { styleTab } from './style-fields';

/** The form of a component: its fields with the defaults of its template's policy, and the policy's styles. */
export interface ComponentTabs {
  /** The component's title. */
  readonly title: string;
  /** Without the styles. */
  readonly own: readonly DialogTab[];
  readonly all: readonly DialogTab[];
  readonly fields: readonly DialogField[];
}

/** Undefined for a component without a dialog, and while its policy loads. */
export function useComponentTabs(
  resourceType: string,
  policy: Policy | undefined,
): ComponentTabs | undefined {
  return useMemo(() => {
    const described = spokenDialogs.get(resourceType);
    if (!described || !policy) return undefined;
    const own = withPolicy(described.tabs, policy);
    const styles = styleTab(policy);
    const all = styles ? [...own, styles] : own;
    return { title: described.title, own, all, fields: fieldsOf(all) };
  }, [resourceType, policy]);
}
