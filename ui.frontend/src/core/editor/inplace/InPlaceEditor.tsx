import { ActionGroup, Item } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { Editable, EditorPage } from '../page/EditorPage';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { EditedText } from './EditedText';
import { FloatingBar } from './FloatingBar';
import type { Claiming } from './use-claim';
import { targetsOf, type LockOf, type Target } from './targets';
import { t } from '../../../../../shared/authoring/language/t';

interface InPlaceEditorProps extends Claiming {
  readonly editable: Editable;
  readonly session: EditorSession;
  readonly page: EditorPage;
  readonly lockOf: LockOf;
  /** `undefined`: nothing changed, or the author cancelled. */
  onDone(outcome: Outcome | undefined): void;
}

/** Edits a component's text on the page itself. If it has several, the author chooses one. */
export function InPlaceEditor(props: InPlaceEditorProps): ReactNode {
  const { editable, session, page, lockOf, claim, release, onDone } = props;
  const [targets] = useState(() => targetsOf(editable, session, lockOf));
  const [chosen, setChosen] = useState<Target | undefined>(targets.length === 1 ? targets[0] : undefined);
  if (chosen) {
    return <EditedText path={editable.path} target={chosen} {...{ session, page, claim, release, onDone }} />;
  }
  return (
    <FloatingBar
      page={page}
      element={editable.element}
      takesFocus
      onPressOutside={() => onDone(undefined)}
      onEscape={() => onDone(undefined)}
    >
      <ActionGroup
        aria-label={t('Edit in place')}
        items={targets}
        onAction={(property) => setChosen(targets.find((target) => target.property === property))}
      >
        {({ property, label }) => <Item key={property}>{label}</Item>}
      </ActionGroup>
    </FloatingBar>
  );
}
