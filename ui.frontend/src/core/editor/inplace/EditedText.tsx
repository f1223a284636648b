import { Button, ButtonGroup, Flex, ProgressCircle, Text } from '@adobe/react-spectrum';
import { useRef, type ReactNode } from 'react';
import { featuresOf } from '../dialog/richtext/features';
import { Toolbar } from '../dialog/richtext/Toolbar';
import { usePolicy } from '../dialog/policy/use-policy';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { DraftOffer } from './DraftOffer';
import { FloatingBar } from './FloatingBar';
import { useClaim, type Claiming } from './use-claim';
import { useTextEditing, type TextEditing } from './use-text-editing';
import { t } from '../../../../../shared/authoring/language/t';

/** One text being edited in the page, with its bar above. */
export function EditedText(props: TextEditing & Claiming): ReactNode {
  const { path, target, session, page } = props;
  const bar = useRef<HTMLDivElement>(null);
  const toBar = () => bar.current?.querySelector('button')?.focus();
  const { open, isSaving, refusal, save, cancel } = useTextEditing(props, toBar);
  useClaim(props, path, target.property, cancel);
  const policy = usePolicy(path);
  const others = useOthersChange(session, path, target.base);

  if (!open) return null;
  const { editor } = open.text;
  return (
    <FloatingBar
      page={page}
      element={open.standIn.element}
      barRef={bar}
      onPressOutside={() => void save()}
      onEscape={() => editor.commands.focus()}
    >
      <Flex wrap gap="size-100" alignItems="center">
        {target.kind === 'rich' && policy && (
          <Toolbar
            editor={editor}
            features={featuresOf(policy)}
            label={t('Format {label}', { label: target.label })}
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
      <DraftOffer text={open.text} />
      {others && !refusal && (
        <div role="status" className="editor-hint">
          {othersChangeText[others]}
        </div>
      )}
      {refusal && (
        <div role="alert" className="editor-problem">
          <Text>{t('Not saved: {refusal} Your input is still here.', { refusal })}</Text>
        </div>
      )}
    </FloatingBar>
  );
}
