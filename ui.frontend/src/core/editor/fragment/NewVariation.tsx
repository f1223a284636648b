import {
  ActionButton,
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogTrigger,
  Divider,
  Form,
  Heading,
  TextField,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { t } from '../../../../../shared/authoring/language/t';

interface NewVariationProps {
  /** Names that are taken. */
  taken: readonly string[];
  isDisabled: boolean;
  onCreate(name: string): void;
}

const NAME = /^[a-z][\w-]{0,40}$/i;

/** Adds a variation, which is like the master until something in it is changed. */
export function NewVariation({ taken, isDisabled, onCreate }: NewVariationProps): ReactNode {
  const [name, setName] = useState('');
  const isTaken = taken.includes(name);
  const isValid = NAME.test(name) && !isTaken;
  return (
    <DialogTrigger>
      <ActionButton isDisabled={isDisabled}>{t('New variation')}</ActionButton>
      {(close) => (
        <Dialog size="S">
          <Heading>{t('New variation')}</Heading>
          <Divider />
          <Content>
            <Form
              onSubmit={(event) => {
                event.preventDefault();
                if (!isValid) return;
                onCreate(name);
                close();
              }}
            >
              <TextField
                label={t('Name')}
                value={name}
                onChange={setName}
                validationState={name === '' || isValid ? undefined : 'invalid'}
                errorMessage={
                  isTaken
                    ? t('There is such a variation already.')
                    : t('Letters, digits and hyphens, beginning with a letter.')
                }
                description={t('A language such as fr, or a use such as short')}
              />
            </Form>
          </Content>
          <ButtonGroup>
            <Button variant="secondary" onPress={close}>
              {t('Cancel')}
            </Button>
            <Button
              variant="accent"
              isDisabled={!isValid}
              onPress={() => {
                onCreate(name);
                close();
              }}
            >
              {t('Create')}
            </Button>
          </ButtonGroup>
        </Dialog>
      )}
    </DialogTrigger>
  );
}
