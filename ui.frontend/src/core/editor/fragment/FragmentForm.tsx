import { Button, ButtonGroup, Content, Heading, InlineAlert, Text } from '@adobe/react-spectrum';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { FormBody } from '../dialog/FormBody';
import { FormProvider } from '../dialog/FormContext';
import { fieldsOf } from '../dialog/form/read-write';
import { useForm } from '../dialog/use-form';
import { messages, reading } from '../screen/messages';
import { useLeaveWarning } from '../screen/use-leave-warning';
import type { SlingClient } from '../sling/SlingClient';
import { fragmentTabs } from './fragment-fields';
import { MASTER, valuesOf } from './fragment-node';
import { saveFragment, type Saved } from './save-fragment';
import type { LoadedFragment } from './use-fragment';
import { t } from '../../../../../shared/authoring/language/t';

interface FragmentFormProps {
  path: string;
  fragment: LoadedFragment;
  variation: string;
  sling: SlingClient;
  onDirty(isDirty: boolean): void;
  /** Called when it has been saved, or the author wants to see what others have written. */
  onSaved(): void;
}

const noPolicy = {};

/** The form of one variation of a fragment. It begins again with each version that is read. */
export function FragmentForm(props: FragmentFormProps): ReactNode {
  const { path, fragment, variation, sling, onDirty, onSaved } = props;
  const tabs = useMemo(() => fragmentTabs(fragment.model, variation === MASTER), [fragment.model, variation]);
  const fields = useMemo(() => fieldsOf(tabs), [tabs]);
  const before = useMemo(
    () => valuesOf(fields, fragment.node, variation),
    [fields, fragment.node, variation],
  );
  const master = useMemo(() => valuesOf(fields, fragment.node, MASTER), [fields, fragment.node]);
  const form = useForm(`${path}#${variation}`, fields, before);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const { isDirty, values } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useLeaveWarning(isDirty);

  const save = async (isForced: boolean) => {
    if (isSaving || !form.check()) return;
    setSaving(true);
    setSaved(undefined);
    const outcome = await saveFragment(sling, { path, fragment, fields, variation, values, isForced });
    setSaving(false);
    setSaved(outcome);
    if (outcome.is !== 'saved') return;
    form.forget();
    messages.positive(t('Saved. Visitors see it when it is published.'), { timeout: reading });
    onSaved();
  };
  useSaveKey(() => void save(false));
  const surroundings = useMemo(
    () => ({
      path,
      policy: noPolicy,
      problems: form.problems,
      fields,
      values,
      panels: [],
      headingLevel: 2 as const,
      lockOf: () => undefined,
    }),
    [path, form.problems, fields, values],
  );
  return (
    <FormProvider value={surroundings}>
      <div className="ed-fragment__form">
        {saved?.is === 'conflict' && (
          <InlineAlert variant="notice" marginBottom="size-200">
            <Heading level={2}>{t('Another author has changed the same')}</Heading>
            <Content>
              <Text>
                {t('{labels}: keep what you typed, or discard it and see what they wrote.', {
                  labels: saved.labels.join(', '),
                })}
              </Text>
              <ButtonGroup marginTop="size-100">
                <Button variant="primary" onPress={() => void save(true)}>
                  {t('Keep mine')}
                </Button>
                <Button
                  variant="secondary"
                  onPress={() => {
                    form.forget();
                    onSaved();
                  }}
                >
                  {t('Take theirs')}
                </Button>
              </ButtonGroup>
            </Content>
          </InlineAlert>
        )}
        <FormBody form={form} tabs={tabs} refusal={saved?.is === 'refused' ? saved.message : undefined} />
      </div>
      <ButtonGroup UNSAFE_className="ed-fragment__buttons">
        {variation !== MASTER && (
          <Button
            variant="secondary"
            onPress={() => fields.forEach(({ name }) => form.set(name, master[name]))}
          >
            {t('Take all from the master')}
          </Button>
        )}
        <Button variant="accent" isDisabled={isSaving || !isDirty} onPress={() => void save(false)}>
          {isSaving ? t('Saving…') : t('Save')}
        </Button>
      </ButtonGroup>
    </FormProvider>
  );
}

/** Ctrl+S or Ctrl+Enter saves. */
function useSaveKey(save: () => void): void {
  const saveByKey = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !['s', 'Enter'].includes(event.key)) return;
      event.preventDefault();
      // The same key commits a number field, so let that happen first.
      setTimeout(saveByKey);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}
