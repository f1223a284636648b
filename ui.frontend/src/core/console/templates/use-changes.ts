import { useEffect, useEffectEvent, useState } from 'react';
import { sling } from '../http/sling';

/** Counts the changes of templates and policies, by anybody; and one more for each call. */
export function useChanges(): [number, () => void] {
  const [turn, setTurn] = useState(0);
  const reload = () => setTurn((last) => last + 1);
  const onChange = useEffectEvent((paths: readonly string[] | undefined) => {
    if (!paths || paths.some((path) => path.startsWith('/conf/'))) reload();
  });
  useEffect(() => sling.changes((change) => onChange(change?.paths)), []);
  return [turn, reload];
}
