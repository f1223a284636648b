import type { ReactNode } from 'react';
import { exampleSwitches, switchNames } from '../../kit/library/example-settings';
import type { LibrarySwitchesModel } from './LibrarySwitches.model';

/** Display settings for all examples of a page. An ordinary form: without scripts its button reloads the page. */
export function LibrarySwitches({ id, exampleCount, settings }: LibrarySwitchesModel): ReactNode {
  return (
    <form
      className="cmp-library-switches"
      id={id}
      aria-label={`View of ${exampleCount === 1 ? 'the example' : `the ${exampleCount} examples`}`}
      data-island="libraryswitches"
      data-island-when="idle"
    >
      {switchNames.map((name) => (
        <label key={name} className="cmp-library-switches__switch">
          <span className="cmp-library-switches__label">{exampleSwitches[name].label}</span>
          <select className="cmp-library-switches__select" name={name} defaultValue={settings[name] ?? ''}>
            {exampleSwitches[name].choices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="cmp-library-switches__apply" type="submit">
        Apply
      </button>
    </form>
  );
}
