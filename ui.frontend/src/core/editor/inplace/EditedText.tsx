import { ActionButton, Button, ButtonGroup, Flex, ProgressCircle, Text } from '@adobe/react-spectrum';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { featuresOf } from '../dialog/richtext/features';
import { Toolbar } from '../dialog/richtext/Toolbar';
import { loadPolicy, type Policy } from '../dialog/policy';
import type { EditorPage } from '../page/EditorPage';
import { messages, reading } from '../screen/messages';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { FloatingBar } from './FloatingBar';
import { StandIn } from './StandIn';
import type { Target } from './targets';
import { openTextEditor, type TextEditor } from './text-editor';

interface EditedTextProps {
  readonly path: string;
  readonly target: Target;
  readonly session: EditorSession;
  readonly page: EditorPage;
  onDone(outcome: Outcome | undefined): void;
}

interface Open {
  readonly standIn: StandIn;
  readonly text: TextEditor;
}

/** One text being edited in the page, with its bar above. */
export function EditedText({ path, target, session, page, onDone }: EditedTextProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const [policy, setPolicy] = useState<Policy>();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isOffering, setOffering] = useState(true);
  const bar = useRef<HTMLDivElement>(null);
  /** Aborts the save that is running or pending. */
  const pending = useRef<AbortController>(undefined);
  const others = useOthersChange(session, path, target.base);

  const cancel = () => {
    pending.current?.abort();
    if (open?.text.isChanged()) {
      open.text.keep();
      messages.info(
        `Not saved. What you typed is kept: edit this ${target.label.toLowerCase()} again to restore it.`,
        {
          timeout: reading,
        },
      );
    }
    onDone(undefined);
  };
  const save = async () => {
    if (!open || isSaving) return;
    const { text } = open;
    if (!text.isChanged()) return onDone(undefined);
    setSaving(true);
    setRefusal(undefined);
    text.editor.setEditable(false);
    const properties = { [target.property]: text.value() || null, ...target.along };
    // Newer input replaces an earlier save that is still pending.
    pending.current?.abort();
    const saving = new AbortController();
    pending.current = saving;
    const outcome = await session.execute(
      { type: 'set', path, properties, base: target.base },
      `Edit ${target.label}`,
      saving.signal,
    );
    if (saving.signal.aborted) return;
    if (outcome.done) {
      text.forget();
      onDone(outcome);
      return;
    }
    text.keep();
    setSaving(false);
    setRefusal(outcome.message);
    text.editor.setEditable(true);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || target.kind === 'plain'))
      void save();
    else if (event.key === 'F10' && event.altKey) bar.current?.querySelector('button')?.focus();
    else return false;
    event.preventDefault();
    return true;
  });

  // Other authors' saves must not redraw the text while it is being edited.
  useEffect(() => session.hold(path), [session, path]);

  useEffect(() => {
    const standIn = new StandIn(target.element);
    const text = openTextEditor(path, target, standIn.element, (event) => onKeyDown(event));
    // Once the editor exists.
    text.editor.on('create', () => setOpen({ standIn, text }));
    page.window.focus();
    text.editor.commands.focus('end');
    return () => {
      text.editor.destroy();
      standIn.remove();
    };
  }, [path, target, page]);

  useEffect(() => {
    let gone = false;
    void loadPolicy(path).then((loaded) => !gone && setPolicy(loaded));
    return () => {
      gone = true;
    };
  }, [path]);

  if (!open) return null;
  return (
    <FloatingBar
      page={page}
      element={open.standIn.element}
      barRef={bar}
      onPressOutside={() => void save()}
      onEscape={() => open.text.editor.commands.focus()}
    >
      <Flex wrap gap="size-100" alignItems="center">
        {target.kind === 'rich' && policy && (
          <Toolbar editor={open.text.editor} features={featuresOf(policy)} label={`Format ${target.label}`} />
        )}
        <ButtonGroup>
          {isSaving && <ProgressCircle aria-label="Saving" size="S" isIndeterminate />}
          <Button variant="secondary" onPress={cancel}>
            Cancel
          </Button>
          <Button variant="accent" isDisabled={isSaving} onPress={() => void save()}>
            Save
          </Button>
        </ButtonGroup>
      </Flex>
      {isOffering && open.text.draft !== undefined && (
        <Flex wrap gap="size-100" alignItems="center" marginTop="size-50">
          <Text>Your earlier input here was not saved.</Text>
          <ActionButton
            onPress={() => {
              open.text.takeDraft();
              setOffering(false);
              open.text.editor.commands.focus('end');
            }}
          >
            Restore it
          </ActionButton>
          <ActionButton
            onPress={() => {
              open.text.forget();
              setOffering(false);
              open.text.editor.commands.focus();
            }}
          >
            Discard it
          </ActionButton>
        </Flex>
      )}
      {others && !refusal && (
        <div role="status" className="editor-hint">
          {othersChangeText[others]}
        </div>
      )}
      {refusal && (
        <div role="alert" className="editor-problem">
          <Text>{`Not saved: ${refusal} Your input is still here.`}</Text>
        </div>
      )}
    </FloatingBar>
  );
}
