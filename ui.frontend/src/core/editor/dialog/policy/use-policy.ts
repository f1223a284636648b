import { useEffect, useState } from 'react';
import { loadPolicy } from './policy';
import type { Policy } from './style-groups';

/** The policy of a component; undefined while it loads. */
export function usePolicy(path: string): Policy | undefined {
  const [policy, setPolicy] = useState<Policy>();
  useEffect(() => {
    let gone = false;
    void loadPolicy(path).then((loaded) => !gone && setPolicy(loaded));
    return () => {
      gone = true;
    };
  }, [path]);
  return policy;
}
