import { Button, ButtonGroup, Content, Heading, InlineAlert, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useHeadingLevel } from './FormContext';
import type { Form } from './use-form';
import { t } from '../../../../../shared/authoring/language/t';

interface FormNewsProps {
  readonly form: Pick<Form, 'draft' | 'takeDraft' | 'forget'>;
  /** News while the form is open. */
  readonly notice: string | undefined;
  /** Why the last attempt to save failed. */
  readonly refusal: string | undefined;
  /** Why some of the fields are locked. */
  readonly locked: string | undefined;
}

/** What an author must know before filling in the form. */
export function FormNews({ form, notice, refusal, locked }: FormNewsProps): ReactNode {
  const level = useHeadingLevel();
  return (
    <>
      {form.draft && (
        <InlineAlert variant="notice" marginBottom="size-200">
          <Heading level={level}>{t('Changes from an earlier visit were not saved')}</Heading>
          <Content>
            <Text>{t('They are kept until this browser tab is closed.')}</Text>
            <ButtonGroup marginTop="size-100">
              <Button variant="primary" onPress={form.takeDraft}>
                {t('Restore them')}
              </Button>
              <Button variant="secondary" onPress={form.forget}>
                {t('Discard them')}
              </Button>
            </ButtonGroup>
          </Content>
        </InlineAlert>
      )}
      <div role="status">
        {notice && !refusal && <News variant="info" title={t('Changed by another author')} text={notice} />}
      </div>
      {refusal && (
        <News
          variant="negative"
          title={t('Not saved')}
          text={t('{refusal} Your input is still here.', { refusal })}
        />
      )}
      {locked !== undefined && (
        <News variant="info" title={t('Grey fields cannot be changed here')} text={locked} />
      )}
    </>
  );
}

function News({ variant, title, text }: { variant: 'info' | 'negative'; title: string; text: string }) {
  return (
    <InlineAlert variant={variant} marginBottom="size-200">
      <Heading level={useHeadingLevel()}>{title}</Heading>
      <Content>{text}</Content>
    </InlineAlert>
  );
}
