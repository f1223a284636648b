import { useMemo, useState, type ReactNode } from 'react';
import type { Editable, EditorPage } from '../page/EditorPage';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { anchorInPage } from './Anchor';
import { EditedText } from './EditedText';
import type { Claiming } from './use-claim';
import { TextChoice } from './TextChoice';
import { targetsOf, type LockOf, type Target } from './targets';

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
  const anchor = useMemo(() => anchorInPage(page, editable.element), [page, editable]);
  if (chosen) {
    return <EditedText path={editable.path} target={chosen} {...{ session, page, claim, release, onDone }} />;
  }
  return (
    <TextChoice
      anchor={anchor}
      texts={targets}
      onChoose={(property) => setChosen(targets.find((target) => target.property === property))}
      onCancel={() => onDone(undefined)}
    />
  );
}
