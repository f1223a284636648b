import type { ReactNode } from 'react';
import { Heading } from '../../../../../core/kit/heading';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList } from '../list-context';

/** Heading of the results: the query, else the author's text. Receives the focus when another page is shown. */
export function ResultsTitle({ id }: { id: string }): ReactNode {
  const { answer, config, texts } = useList();
  const { q } = answer.asked;
  return (
    <Heading level="h2" className="cmp-filterlist__title" id={id} tabIndex={-1}>
      {q ? fill(texts.resultsFor, q) : (config.title ?? texts.results)}
    </Heading>
  );
}
