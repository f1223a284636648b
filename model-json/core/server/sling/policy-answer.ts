import { policyOf } from '../../repository/policies';
import { nodeJson } from './default-get';
import type { Asked } from './Handler';

/** `<component>.policy.json`: the choices that the template's policy offers to authors; `{}` without one. */
export function policyAnswer({ instance, resource }: Asked): object {
  const policy = policyOf(instance.repository, resource);
  return policy ? nodeJson(policy, Infinity) : {};
}
