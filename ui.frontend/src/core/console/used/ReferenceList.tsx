import { useEffect, useState, type ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import type { Reference } from '../../../../../shared/authoring/references';
import { editorOf, referencesTo } from './references';
import { t } from '../../../../../shared/authoring/language/t';

interface ReferenceListProps {
  paths: readonly string[];
  /** What to say if there are none. */
  none: string;
  /** What to say above the list, for a number of places. */
  some(count: number): string;
}

/** The server reads all content for it: an author who walks through items does not ask for each. */
const PAUSE_MS = 300;

/** The places where assets or tags are used, as links to their editors. */
export function ReferenceList({ paths, none, some }: ReferenceListProps): ReactNode {
  const [found, setFound] = useState<readonly Reference[] | string>();
  const key = paths.join('\n');
  useEffect(() => {
    let isHere = true;
    const look = () =>
      void referencesTo(key.split('\n')).then(
        (references) => isHere && setFound(references),
        (error: unknown) => isHere && setFound(faultText(error)),
      );
    const timer = setTimeout(look, PAUSE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [key]);
  if (found === undefined) return <p role="status">{t('Looking where it is used…')}</p>;
  if (typeof found === 'string') return <p role="alert">{found}</p>;
  if (found.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{some(found.length)}</p>
      <ul className="co-used">
        {found.map(({ path, title }) => (
          <li key={path}>
            <a href={editorOf(path)}>{title}</a> <small>{path}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
