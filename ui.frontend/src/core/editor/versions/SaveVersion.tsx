import { Button, Flex, Form, TextArea, TextField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { messages, reading } from '../screen/messages';
import { messageOf } from '../session/saving/outcomes';
import type { SlingClient } from '../sling/SlingClient';
import { saveVersion } from './version';
import { t } from '../../../../../shared/authoring/language/t';

interface SaveVersionProps {
  path: string;
  sling: SlingClient;
  /** Whether everything that the author changed has been saved. */
  isReady: boolean;
  onSaved(): void;
}

/** Saves the page's present state as a version, with a label by which it is found and kept. */
export function SaveVersion({ path, sling, isReady, onSaved }: SaveVersionProps): ReactNode {
  const [label, setLabel] = useState('');
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveVersion(sling, path, { label: label.trim(), comment: comment.trim() });
      messages.positive(t('The version is saved.'), { timeout: reading });
      setLabel('');
      setComment('');
      onSaved();
    } catch (error) {
      messages.negative(t('No version saved: {message}', { message: messageOf(error) }));
    }
    setBusy(false);
  };
  return (
    <Form
      aria-label={t('Save a version')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label={t('Label')} value={label} maxLength={200} onChange={setLabel} />
      <TextArea label={t('Comment')} value={comment} maxLength={1000} onChange={setComment} />
      <Flex marginTop="size-100">
        <Button type="submit" variant="primary" isDisabled={!isReady || isBusy}>
          {t('Save version')}
        </Button>
      </Flex>
    </Form>
  );
}
