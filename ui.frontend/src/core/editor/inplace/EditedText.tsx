import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { EditorPage } from '../page/EditorPage';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { anchorInPage } from './Anchor';
import { FloatingBar } from './FloatingBar';
import { StandIn } from './StandIn';
import type { Target } from './targets';
import { TextBar } from './TextBar';
import { useClaim, type Claiming } from './use-claim';
import { useTextEditing } from './use-text-editing';
import { t } from '../../../../../shared/authoring/language/t';

interface EditedTextProps extends Claiming {
  readonly path: string;
  readonly target: Target;
  readonly session: EditorSession;
  readonly page: EditorPage;
  /** `undefined`: cancelled or unchanged. */
  onDone(outcome: Outcome | undefined): void;
}

/** One text being edited in the page, with its bar above. */
export function EditedText({ path, target, session, page, onDone, ...claiming }: EditedTextProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  // Other authors' saves must not redraw the text while it is being edited.
  useEffect(() => session.hold(path), [session, path]);
  const edited = useTextEditing(
    {
      ...{ path, text: target, onDone },
      place() {
        const standIn = new StandIn(target.element);
        page.window.focus();
        return { element: standIn.element, leave: () => standIn.remove() };
      },
      save(value, withdrawal) {
        const properties = { [target.property]: value || null, ...target.along };
        const command = { type: 'set', path, properties, base: target.base } as const;
        return session.execute(command, t('Edit {label}', { label: target.label }), withdrawal);
      },
    },
    () => bar.current?.querySelector('button')?.focus(),
  );
  useClaim(claiming, path, target.property, edited.cancel);
  const others = useOthersChange(session, path, target.base);
  const { open } = edited;
  const element = open?.element;
  const anchor = useMemo(() => element && anchorInPage(page, element), [page, element]);

  if (!open || !anchor) return null;
  return (
    <FloatingBar
      anchor={anchor}
      barRef={bar}
      onPressOutside={() => void edited.save()}
      onEscape={() => open.text.editor.commands.focus()}
    >
      <TextBar
        {...{ path, edited }}
        text={target}
        typed={open.text}
        hint={others && othersChangeText[others]}
      />
    </FloatingBar>
  );
}
