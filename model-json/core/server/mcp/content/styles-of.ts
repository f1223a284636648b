import {
  styleGroupsOf,
  type Policy,
  type StyleGroup,
} from '../../../../../ui.frontend/src/core/entries/editing';
import { toJson } from '../../../repository/node-json';
import { policyOf, type Placed } from '../../../repository/policies';
import type { Instance } from '../../Instance';

/** The styles that the template's policy offers for a component, in groups. */
export function styleGroupsFor({ repository }: Instance, component: Placed): readonly StyleGroup[] {
  const policy = policyOf(repository, component);
  return policy ? styleGroupsOf(toJson(policy) as Policy) : [];
}
