import { ActionButton, Flex, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { componentTitle, fieldTitle, type Definitions } from '../session/conflict/conflict-text';
import { saidOf } from '../session/conflict/conflict-value';
import { ConflictValue } from '../session/conflict/ConflictValue';
import type { ComponentChange, FieldChange } from './page-changes';
import { t } from '../../../../../shared/authoring/language/t';

interface ChangeListProps {
  changes: readonly ComponentChange[];
  definitions: Definitions;
  /** The names of both states. */
  names: readonly [before: string, after: string];
  /** Restores fields of a component, or all of it; undefined if nothing can be restored. */
  onRestore: ((change: ComponentChange, fields?: readonly FieldChange[]) => void) | undefined;
}

const kindText = (kind: ComponentChange['kind'], title: string): string => {
  if (kind === 'changed') return title;
  return kind === 'added' ? t('{title} was added', { title }) : t('{title} was deleted', { title });
};

/** What differs between two states of a page, component by component and field by field, with a way back for each. */
export function ChangeList({ changes, definitions, names, onRestore }: ChangeListProps): ReactNode {
  if (changes.length === 0) return <Text>{t('Nothing differs.')}</Text>;
  return (
    <Flex direction="column" gap="size-300">
      {changes.map((change) => (
        <Change key={`${change.kind} ${change.path}`} {...{ change, definitions, names, onRestore }} />
      ))}
    </Flex>
  );
}

function Change({
  change,
  definitions,
  names,
  onRestore,
}: Omit<ChangeListProps, 'changes'> & { change: ComponentChange }): ReactNode {
  const { resourceType, kind, fields, isReordered, path } = change;
  const isPage = path === '' && /page$/.test(resourceType);
  const title = isPage || resourceType === '' ? t('Page') : componentTitle(definitions, resourceType);
  return (
    <section className="ed-change" aria-label={kindText(kind, title)}>
      <div className="ed-change__head">
        <h3>{kindText(kind, title)}</h3>
        {onRestore && (kind !== 'changed' || fields.length > 1) && (
          <ActionButton onPress={() => onRestore(change)}>{restoreWords[kind]}</ActionButton>
        )}
      </div>
      {isReordered && <p>{t('Its components have another order.')}</p>}
      {fields.map((field) => (
        <div key={field.name} className="ed-conflict">
          <div className="ed-change__head">
            <h4>{fieldTitle(definitions, resourceType, field.name)}</h4>
            {onRestore && kind === 'changed' && (
              <ActionButton
                aria-label={t('Restore {title}: {fieldTitle}', {
                  title,
                  fieldTitle: fieldTitle(definitions, resourceType, field.name),
                })}
                onPress={() => onRestore(change, [field])}
              >
                {t('Restore')}
              </ActionButton>
            )}
          </div>
          <div className="ed-conflict__sides">
            {([field.before, field.after] as const).map((value, side) => (
              <div key={side} className="ed-conflict__side">
                <p className="ed-change__side">{names[side]}</p>
                <div className="ed-conflict__value">
                  <ConflictValue said={saidOf(definitions, resourceType, field.name, value)} />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

const restoreWords: Readonly<Record<ComponentChange['kind'], string>> = {
  changed: t('Restore all of it'),
  added: t('Delete it again'),
  removed: t('Put it back'),
};
