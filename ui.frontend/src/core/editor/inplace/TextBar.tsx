import { Button, ButtonGroup, Flex, ProgressCircle, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { featuresOf } from '../dialog/richtext/features';
import { Toolbar } from '../dialog/richtext/Toolbar';
import { usePolicy } from '../dialog/policy/use-policy';
import { DraftOffer } from './DraftOffer';
import type { TargetText } from './targets';
import type { TextEditor } from './text-editor';
import type { EditedText } from './use-text-editing';
import { t } from '../../../../../shared/authoring/language/t';

interface TextBarProps {
  readonly path: string;
  readonly text: TargetText;
  readonly typed: TextEditor;
  readonly edited: EditedText;
  /** News about it. */
  readonly hint?: string | undefined;
}

/** What can be done with a text while it is edited in place. */
export function TextBar({ path, text, typed, edited, hint }: TextBarProps): ReactNode {
  const { isSaving, refusal, save, cancel } = edited;
  const policy = usePolicy(path);
  return (
    <>
      <Flex wrap gap="size-100" alignItems="center">
        {text.kind === 'rich' && policy && (
          <Toolbar
            editor={typed.editor}
            features={featuresOf(policy)}
            label={t('Format {label}', { label: text.label })}
          />
        )}
        <ButtonGroup>
          {isSaving && <ProgressCircle aria-label={t('Saving')} size="S" isIndeterminate />}
          <Button variant="secondary" onPress={cancel}>
            {t('Cancel')}
          </Button>
          <Button variant="accent" isDisabled={isSaving} onPress={() => void save()}>
            {t('Save')}
          </Button>
        </ButtonGroup>
      </Flex>
      <DraftOffer text={typed} />
      {hint !== undefined && refusal === undefined && (
        <div role="status" className="editor-hint">
          {hint}
        </div>
      )}
      {refusal !== undefined && (
        <div role="alert" className="editor-problem">
          <Text>{t('Not saved: {refusal} Your input is still here.', { refusal })}</Text>
        </div>
      )}
    </>
  );
}
