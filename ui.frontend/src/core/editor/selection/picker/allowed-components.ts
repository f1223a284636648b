import type { AllowedComponent } from '../../sling/SlingClient';
import { t } from '../../../../../../shared/authoring/language/t';

export type { AllowedComponent } from '../../sling/SlingClient';

/** The components allowed in each container of the page, fetched once per container. */
export interface AllowedComponents {
  in(container: string): Promise<readonly AllowedComponent[]>;
  /** The cached answer, if any. */
  known(container: string): readonly AllowedComponent[] | undefined;
  /** Asks again from now on: a policy has changed. */
  forget(): void;
}

/** @param ask fetches from the server; rejections are not cached */
export function createAllowedComponents(
  ask: (container: string) => Promise<readonly AllowedComponent[]>,
): AllowedComponents {
  const asked = new Map<string, Promise<readonly AllowedComponent[]>>();
  const known = new Map<string, readonly AllowedComponent[]>();
  return {
    in(container) {
      const pending = asked.get(container);
      if (pending) return pending;
      const answer = ask(container).then((components) => {
        const list = components.map(spokenComponent);
        known.set(container, list);
        return list;
      });
      asked.set(container, answer);
      answer.catch(() => asked.delete(container));
      return answer;
    },
    known: (container) => known.get(container),
    // What is known is shown until the new answer is there.
    forget: () => asked.clear(),
  };
}

/** A component as authors read it. */
const spokenComponent = (component: AllowedComponent): AllowedComponent => ({
  ...component,
  title: t(component.title),
  ...(component.description !== undefined && { description: t(component.description) }),
});
