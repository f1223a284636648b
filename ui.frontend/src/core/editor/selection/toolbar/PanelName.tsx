import { Button, Flex, Form, TextField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

interface PanelNameProps {
  /** The panel's title so far. */
  title: string;
  onDone(name: string): void;
}

/** A row of the panel list in which the author types a title. */
export function PanelName({ title, onDone }: PanelNameProps): ReactNode {
  const [name, setName] = useState(title);
  return (
    <li>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onDone(name);
        }}
      >
        <Flex gap="size-100" alignItems="end">
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the author has just asked to type here */}
          <TextField label={t('Title')} autoFocus value={name} onChange={setName} flex />
          <Button type="submit" variant="accent">
            {t('Rename')}
          </Button>
        </Flex>
      </Form>
    </li>
  );
}
