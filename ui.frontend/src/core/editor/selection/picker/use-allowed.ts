import { useEffect, useState } from 'react';
import type { AllowedComponent } from './allowed-components';
import { useWorkbench } from '../Workbench';

export type Allowed =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | { readonly state: 'known'; readonly components: readonly AllowedComponent[] };

/** The components allowed in a container; fetched if not cached. */
export function useAllowed(container: string | undefined): Allowed {
  const { allowed } = useWorkbench();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ container: string; failed: boolean }>();
  useEffect(() => {
    if (container === undefined) return;
    let isCurrent = true;
    const answered = (failed: boolean) => () => isCurrent && setAnswer({ container, failed });
    allowed.in(container).then(answered(false), answered(true));
    return () => void (isCurrent = false);
  }, [allowed, container, tries]);
  if (container === undefined) return { state: 'known', components: [] };
  const components = allowed.known(container);
  if (components) return { state: 'known', components };
  if (answer?.container !== container || !answer.failed) return { state: 'loading' };
  return {
    state: 'failed',
    retry() {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}
