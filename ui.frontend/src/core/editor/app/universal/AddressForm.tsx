import { Button, Flex, Form, TextField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';
import { allowed } from './use-target';

interface AddressFormProps {
  /** Why the last address cannot be shown. */
  readonly refusal?: string | undefined;
  /** @returns why it cannot be shown, if it cannot */
  onOpen(address: string): string | undefined;
}

/** Asks for the address of a page. */
export function AddressForm({ refusal, onOpen }: AddressFormProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(refusal);
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(onOpen(typed));
      }}
    >
      <TextField
        label={t('Address of the page')}
        description={
          allowed.origins.length === 0
            ? t('A page of this site, such as /content/mysite/en')
            : t('A page of this site, such as /content/mysite/en, or one of {origins}', {
                origins: allowed.origins.join(', '),
              })
        }
        errorMessage={wrong}
        {...(wrong !== undefined && { validationState: 'invalid' as const })}
        value={typed}
        onChange={setTyped}
        spellCheck="false"
        width="100%"
        maxWidth="100%"
      />
      {/* A button of a form is as wide as its fields otherwise. */}
      <Flex marginTop="size-150">
        <Button type="submit" variant="accent">
          {t('Open')}
        </Button>
      </Flex>
    </Form>
  );
}
