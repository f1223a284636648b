import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Header,
  Heading,
} from '@adobe/react-spectrum';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import type { Outcome } from '../session/EditorSession';
import { useIsNarrow } from '../screen/use-is-narrow';
import { DiscardQuestion } from './saving/DiscardQuestion';
import { FormBody } from './FormBody';
import { FormProvider, type FieldMarks } from './FormContext';
import { FormHeader } from './FormHeader';
import { panelsOf } from './form/panels-of';
import type { Values } from './form/Values';
import { fieldsOf } from './form/read-write';
import type { Policy } from './policy/style-groups';
import { SavingWord } from './saving/SavingWord';
import { useForm } from './use-form';
import { useFormSaving } from './saving/use-form-saving';
import { useSavingKey } from './saving/use-saving-key';
import { t } from '../../../../../shared/authoring/language/t';

interface FormDialogProps {
  readonly title: string;
  /** Path of the edited node; also the key of its draft. */
  readonly path: string;
  readonly tabs: readonly DialogTab[];
  /** Initial values. If they change while the form is open, fields that the author has not changed follow. */
  readonly before: Values;
  readonly policy: Policy;
  /** The field that is focused first, `actions/item0/link`. @default the first one */
  readonly leadTo?: string | undefined;
  /** Why a property is locked here. */
  lockOf?(path: string, name: string): string | undefined;
  /** On a live copy: what each field has of its own. */
  readonly marks?: FieldMarks | undefined;
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

/** A form in a dialog: input survives closing, a refusal and a reload. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, path, tabs, before, policy, leadTo, notice, children, lockOf, marks, onSave, onClose } =
    props;
  const fields = useMemo(() => fieldsOf(tabs), [tabs]);
  const form = useForm(path, fields, before);
  const { isSaving, save, cancel, ...end } = useFormSaving(form, onSave, onClose);
  const [isFull, setFull] = useState(false);
  const isNarrow = useIsNarrow();
  const body = useRef<HTMLDivElement>(null);
  useSavingKey(body, () => void save());

  const surroundings = useMemo(
    () => ({
      path,
      policy,
      problems: form.problems,
      fields,
      values: form.values,
      panels: panelsOf(fields, form.values),
      lockOf: (name: string) => lockOf?.(path, name),
      marks,
    }),
    [path, policy, form.problems, fields, form.values, lockOf, marks],
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
            <FormHeader isSaving={isSaving} isFull={isFull} onFull={isNarrow ? undefined : setFull} />
          </Header>
          <Divider />
          <Content>
            <div ref={body}>
              <SavingWord isSaving={isSaving} />
              <FormBody form={form} tabs={tabs} leadTo={leadTo} notice={notice} refusal={end.refusal}>
                {children}
              </FormBody>
            </div>
          </Content>
          <ButtonGroup>
            <Button variant="secondary" onPress={cancel}>
              {t('Cancel')}
            </Button>
            <Button variant="accent" isDisabled={isSaving} onPress={() => void save()}>
              {t('Done')}
            </Button>
          </ButtonGroup>
        </Dialog>
      </DialogContainer>
      <DiscardQuestion isAsking={end.isAsking} onDiscard={end.discard} onKeep={end.keepEditing} />
    </FormProvider>
  );
}
