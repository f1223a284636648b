import { useId, type ReactNode } from 'react';
import { componentTitle, fieldTitle, type Definitions } from './conflict-text';
import { saidOf } from './conflict-value';
import { ConflictValue } from './ConflictValue';
import type { ConflictField } from '../EditorSession';
import { t } from '../../../../../../shared/authoring/language/t';

export type Choice = 'mine' | 'theirs';

interface ConflictChoiceProps {
  field: ConflictField;
  definitions: Definitions;
  /** Labels of the two sides. */
  words: Readonly<Record<Choice, string>>;
  choice: Choice;
  onChange(choice: Choice): void;
}

const sides: readonly Choice[] = ['theirs', 'mine'];

/** A field that two authors changed: both values side by side, one of which is chosen. */
export function ConflictChoice({
  field,
  definitions,
  words,
  choice,
  onChange,
}: ConflictChoiceProps): ReactNode {
  const { resourceType, name } = field;
  const id = useId();
  const title = `${componentTitle(definitions, resourceType)}: ${fieldTitle(definitions, resourceType, name)}`;
  return (
    <div className="ed-conflict" role="radiogroup" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className="ed-conflict__sides">
        {sides.map((side) => {
          const value = field[side];
          return (
            <div key={side} className="ed-conflict__side" data-chosen={choice === side}>
              <label>
                <input
                  type="radio"
                  name={id}
                  value={side}
                  checked={choice === side}
                  aria-describedby={`${id}-${side}`}
                  onChange={() => onChange(side)}
                />
                {words[side]}
              </label>
              <div id={`${id}-${side}`} className="ed-conflict__value">
                {name === '' && value === undefined ? (
                  <p className="ed-conflict__nothing">{t('Deleted')}</p>
                ) : (
                  <ConflictValue said={saidOf(definitions, resourceType, name, value)} />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
