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
      <ActionButton isDisabled={isDisabled}>New variation</ActionButton>
      {(close) => (
        <Dialog size="S">
          <Heading>New variation</Heading>
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
                label="Name"
                value={name}
                onChange={setName}
                validationState={name === '' || isValid ? undefined : 'invalid'}
                errorMessage={
                  isTaken
                    ? 'There is such a variation already.'
                    : 'Letters, digits and hyphens, beginning with a letter.'
                }
                description="A language such as fr, or a use such as short"
              />
            </Form>
          </Content>
          <ButtonGroup>
            <Button variant="secondary" onPress={close}>
              Cancel
            </Button>
            <Button
              variant="accent"
              isDisabled={!isValid}
              onPress={() => {
                onCreate(name);
                close();
              }}
            >
              Create
            </Button>
          </ButtonGroup>
        </Dialog>
      )}
    </DialogTrigger>
  );
}
