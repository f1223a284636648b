import {
  ActionButton,
  AlertDialog,
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Header,
  Heading,
  ProgressCircle,
} from '@adobe/react-spectrum';
import FullScreen from '@spectrum-icons/workflow/FullScreen';
import FullScreenExit from '@spectrum-icons/workflow/FullScreenExit';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import type { Outcome } from '../session/EditorSession';
import { useIsNarrow } from '../screen/use-is-narrow';
import { FormBody } from './FormBody';
import { FormProvider } from './FormContext';
import type { PanelValue, Values } from './form/Values';
import { fieldsOf } from './form/read-write';
import type { Policy } from './policy';
import { SavingWord } from './SavingWord';
import { useForm } from './use-form';
import './dialog.scss';

interface FormDialogProps {
  readonly title: string;
  /** Path of the edited node; also the key of its draft. */
  readonly path: string;
  readonly tabs: readonly DialogTab[];
  /** Initial values; must not change while the form is open. */
  readonly before: Values;
  readonly policy: Policy;
  /** Why a property is locked here. */
  lockOf?(path: string, name: string): string | undefined;
  /** News while the form is open, shown at once. */
  readonly notice?: string;
  /** Shown above the tabs. */
  readonly children?: ReactNode;
  /**
   * Saves the changes. The form closes once they are saved or the author keeps another author's values; otherwise it
   * stays as typed.
   *
   * @param withdrawal aborted when the author discards a change that is being saved or pending
   */
  onSave(values: Values, withdrawal: AbortSignal): Promise<Outcome>;
  /** `undefined`: cancelled. */
  onClose(outcome: Outcome | undefined): void;
}

const panelsOf = (values: Values, tabs: readonly DialogTab[]): readonly PanelValue[] => {
  const field = fieldsOf(tabs).find(({ widget }) => widget === 'panels');
  return field ? (values[field.name] as readonly PanelValue[]) : [];
};

/** A form in a dialog: input survives closing, a refusal and a reload. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, path, tabs, before, policy, notice, children, lockOf, onSave, onClose } = props;
  const fields = useMemo(() => fieldsOf(tabs), [tabs]);
  const form = useForm(path, fields, before);
  const [isFull, setFull] = useState(false);
  const isNarrow = useIsNarrow();
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  /** Aborts the save that is running or pending. */
  const pending = useRef<AbortController>(undefined);

  const close = (outcome: Outcome | undefined) => {
    form.forget();
    onClose(outcome);
  };
  const cancel = () => (form.isDirty || pending.current ? setAsking(true) : close(undefined));
  const discard = () => {
    pending.current?.abort();
    close(undefined);
  };
  const save = async () => {
    if (isSaving) return;
    setRefusal(undefined);
    if (!form.check()) return;
    setSaving(true);
    // Newer input replaces an earlier save that is still pending.
    pending.current?.abort();
    const saving = new AbortController();
    pending.current = saving;
    const outcome = await onSave(form.values, saving.signal);
    if (saving.signal.aborted) return;
    setSaving(false);
    if (outcome.done || outcome.reason !== 'offline') pending.current = undefined;
    // Keeping the other author's values discards the input.
    if (outcome.done || outcome.reason === 'conflict') close(outcome);
    else setRefusal(outcome.message);
  };
  const saveByKey = useEffectEvent(() => void save());

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const window = body.current?.closest('[role=dialog]');
      if (!window?.contains(event.target as Node)) return;
      event.preventDefault();
      // The same key commits a number field, so let that happen first.
      setTimeout(saveByKey);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);

  const surroundings = useMemo(
    () => ({
      path,
      policy,
      problems: form.problems,
      fields,
      values: form.values,
      panels: panelsOf(form.values, tabs),
      lockOf: (name: string) => lockOf?.(path, name),
    }),
    [path, policy, form.problems, fields, form.values, tabs, lockOf],
  );
  return (
    <FormProvider value={surroundings}>
      <DialogContainer
        type={isNarrow ? 'fullscreenTakeover' : isFull ? 'fullscreen' : 'modal'}
        onDismiss={cancel}
      >
        <Dialog size="L">
          <Heading>{title}</Heading>
          <Header>
            <Flex gap="size-100" alignItems="center">
              {isSaving && <ProgressCircle aria-label="Saving" size="S" isIndeterminate />}
              {!isNarrow && (
                <ActionButton
                  isQuiet
                  aria-label={isFull ? 'Smaller window' : 'Whole window'}
                  onPress={() => setFull(!isFull)}
                >
                  {isFull ? <FullScreenExit /> : <FullScreen />}
                </ActionButton>
              )}
            </Flex>
          </Header>
          <Divider />
          <Content>
            <div ref={body}>
              <SavingWord isSaving={isSaving} />
              <FormBody form={form} tabs={tabs} notice={notice} refusal={refusal}>
                {children}
              </FormBody>
            </div>
          </Content>
          <ButtonGroup>
            <Button variant="secondary" onPress={cancel}>
              Cancel
            </Button>
            <Button variant="accent" isDisabled={isSaving} onPress={() => void save()}>
              Done
            </Button>
          </ButtonGroup>
        </Dialog>
      </DialogContainer>
      <DialogContainer onDismiss={() => setAsking(false)}>
        {isAsking && (
          <AlertDialog
            title="Discard the changes?"
            variant="destructive"
            primaryActionLabel="Discard"
            cancelLabel="Keep editing"
            autoFocusButton="cancel"
            onPrimaryAction={discard}
          >
            Your changes here have not been saved.
          </AlertDialog>
        )}
      </DialogContainer>
    </FormProvider>
  );
}
