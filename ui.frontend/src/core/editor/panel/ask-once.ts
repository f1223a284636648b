import type { AllowedComponents } from '../selection/picker/allowed-components';

/**
 * Asks what containers allow while something is dragged over them: each once, and again after a failure.
 * @param then called with the answer known, since the pointer may be resting
 */
export function askOnce(allowed: AllowedComponents, then: () => void): (container: string) => void {
  const asked = new Set<string>();
  return (container) => {
    if (asked.has(container) || allowed.known(container)) return;
    asked.add(container);
    allowed.in(container).then(then, () => asked.delete(container));
  };
}
