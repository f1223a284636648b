import { searchDialogs } from '#site/search/dialogs';
import type { ReactNode } from 'react';
import { RuleTable, Target } from './RuleTable';
import type { SearchRulesModel } from './SearchRules.model';

/** The rules of a site's search, shown to its authors and edited in the dialog. In English, like the editor. */
export function SearchRules({ id, synonyms, boosts, pins }: SearchRulesModel): ReactNode {
  return (
    <div className="cmp-search-rules" id={id} lang="en" dir="ltr">
      <RuleTable
        caption="Synonyms"
        head={['Words', 'Finds']}
        rows={synonyms.map(({ words: [first, ...others], oneWay }) => [
          <bdi key="words">{[first, ...others].join(', ')}</bdi>,
          oneWay ? (
            <>
              <bdi>{first}</bdi> finds the others, not the other way round
            </>
          ) : (
            'Each finds all'
          ),
        ])}
      />
      <RuleTable
        caption="Weights"
        head={[searchDialogs.target.label, 'Factor']}
        rows={boosts.map(({ factor, ...target }) => [<Target key="target" {...target} />, `× ${factor}`])}
      />
      <RuleTable
        caption="Pinned results"
        head={['For these queries', 'Shown first']}
        rows={pins.map(({ queries, targets }) => [
          <bdi key="queries">{queries.join(', ')}</bdi>,
          <ol key="targets" className="cmp-search-rules__pins">
            {targets.map((target) => (
              <li key={target.target}>
                <Target {...target} />
              </li>
            ))}
          </ol>,
        ])}
      />
    </div>
  );
}
