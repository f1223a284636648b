import type { ReactNode } from 'react';
import { useRendering } from '../../kit/rendering';
import { FieldTable } from './FieldTable';
import type { LibraryFactsModel } from './LibraryFacts.model';

/** A component's title, super type, size and dialog fields. */
export function LibraryFacts({
  id,
  component,
  title,
  superType,
  group,
  isContainer,
}: LibraryFactsModel): ReactNode {
  const { describe } = useRendering();
  const notes = component === undefined ? undefined : describe?.(component);
  const facts: [string, ReactNode][] = [
    ['Resource type', <code key="type">{component}</code>],
    ...(title === undefined ? [] : definitionFacts({ superType, group, isContainer })),
    ['Style sheet', notes && kilobytes(notes.styleBytes)],
  ];
  return (
    <div className="cmp-library-facts" id={id}>
      <dl className="cmp-library-facts__list">
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => (
            <div key={name} className="cmp-library-facts__fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {notes?.dialog && <FieldTable title={title} dialog={notes.dialog} />}
    </div>
  );
}

const definitionFacts = ({
  superType,
  group,
  isContainer,
}: Pick<LibraryFactsModel, 'superType' | 'group' | 'isContainer'>): [string, ReactNode][] => [
  ['Built on', superType ? <code key="super">{superType}</code> : 'nothing: our own'],
  ['Group', group],
  ['Holds other components', isContainer ? 'yes' : 'no'],
];

const kilobytes = (bytes: number): string => (bytes === 0 ? 'none' : `${(bytes / 1000).toFixed(1)} kB`);
