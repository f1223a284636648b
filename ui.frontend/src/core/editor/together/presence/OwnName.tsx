import { Button, Form, TextField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../session/saving/outcomes';
import { t } from '../../../../../../shared/authoring/language/t';

interface OwnNameProps {
  name: string;
  /** Rejects if the server refuses it. */
  onRename(name: string): Promise<void>;
}

/** The name that others see. Without accounts people choose it. */
export function OwnName({ name, onRename }: OwnNameProps): ReactNode {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string>();
  const save = () => {
    if (text.trim() && text.trim() !== name)
      onRename(text.trim()).catch((error) => setFault(messageOf(error)));
  };
  return (
    <Form
      marginTop="size-200"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('Your name, as others see it')}
        value={text}
        maxLength={60}
        onChange={setText}
        {...(fault !== undefined && { validationState: 'invalid', errorMessage: fault })}
      />
      <Button type="submit" variant="secondary" isDisabled={!text.trim() || text.trim() === name}>
        {t('Change name')}
      </Button>
    </Form>
  );
}
