import type { ReactNode } from 'react';
import { withSort } from '../asked';
import { isPlain } from '#site/search/plain-results';
import { useList } from '../list-context';
import { Count } from './Count';
import { sortOptions } from './sort-options';

/** The number of results, their order and their view. `formId`: the form that submits the order; without one there is no choice. */
export function ResultsBar({ formId }: { formId: string | undefined }): ReactNode {
  const { answer, asked, config, texts, choose } = useList();
  const options = sortOptions(answer, asked, config);
  const isSortable = formId && answer.total > 1 && options.length > 1;
  return (
    <div className="cmp-filterlist__bar">
      <p className="cmp-filterlist__count">
        <Count />
      </p>
      {isSortable && (
        <label className="cmp-filterlist__sort">
          <span className="cmp-filterlist__sort-label">{texts.sortBy}</span>
          <select
            name="sort"
            form={formId}
            value={asked.sort ?? config.sort ?? ''}
            onChange={({ target }) => choose((before) => withSort(before, target.value || undefined))}
          >
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isPlain && (answer.relaxed ?? answer).total > 0 && (
        <Switch
          label={texts.layout}
          current={asked.view}
          options={[
            ['comfortable', texts.comfortable],
            ['compact', texts.compact],
          ]}
          ask={(view) => ({ ...asked, view })}
        />
      )}
      {Object.keys(answer.ranges).length > 0 && (
        <Switch
          label={texts.units}
          current={asked.units}
          options={[
            ['metric', texts.metric],
            ['us', texts.us],
          ]}
          ask={(units) => ({ ...asked, units })}
          isUnits
        />
      )}
    </div>
  );
}

interface SwitchProps<T extends string> {
  label: string;
  current: T;
  /** Values with their labels. */
  options: readonly (readonly [T, string])[];
  ask(value: T): ReturnType<typeof useList>['asked'];
  /** Whether links say which units they choose, for other code. */
  isUnits?: boolean;
}

/** A choice of two or three, as links. */
function Switch<T extends string>({ label, current, options, ask, isUnits }: SwitchProps<T>): ReactNode {
  const { addressOf } = useList();
  return (
    <div className="cmp-filterlist__switch" role="group" aria-label={label}>
      {options.map(([value, title]) => (
        <a
          key={value}
          className="cmp-filterlist__way"
          href={addressOf(ask(value))}
          aria-current={value === current ? 'true' : undefined}
          rel="nofollow"
          data-units={isUnits && value}
        >
          {title}
        </a>
      ))}
    </div>
  );
}
