import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  Radio,
  RadioGroup,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { ComponentDefinition } from '../../kit/define-component';
import { componentTitle, fieldTitle, valueText } from './conflict-text';
import type { Conflict, ConflictField, EditorSession } from './EditorSession';
import { useSessionState } from './use-session';

interface ConflictDialogProps {
  session: EditorSession;
  /** For the names that authors know. */
  definitions: ReadonlyMap<string, Pick<ComponentDefinition, 'title' | 'dialog'>>;
}

/** Opens by itself when two authors changed the same: nothing is written before one has decided. */
export function ConflictDialog({ session, definitions }: ConflictDialogProps): ReactNode {
  const { conflict } = useSessionState(session);
  return (
    <DialogContainer onDismiss={() => {}} isDismissable={false} isKeyboardDismissDisabled>
      {conflict && (
        <Choices
          conflict={conflict}
          definitions={definitions}
          onDecided={(choices) => session.resolve(choices)}
        />
      )}
    </DialogContainer>
  );
}

type Choice = 'mine' | 'theirs';

interface ChoicesProps {
  conflict: Conflict;
  definitions: ConflictDialogProps['definitions'];
  onDecided(choices: readonly Choice[]): void;
}

function Choices({ conflict: { label, fields }, definitions, onDecided }: ChoicesProps): ReactNode {
  const [choices, setChoices] = useState<readonly Choice[]>(() => fields.map(() => 'theirs'));
  const all = (choice: Choice) => fields.map(() => choice);
  const isPerField = fields.length > 1;
  return (
    <Dialog size="L">
      <Heading>Another author has changed this too</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-250">
          <Text>
            Your step “{label}” is not saved yet. Since you began, someone else saved a change in the same
            place. Nothing is overwritten until you decide.
          </Text>
          {fields.map((field, index) => (
            <FieldChoice
              key={`${field.path}/${field.name}`}
              field={field}
              definitions={definitions}
              choice={choices[index] ?? 'theirs'}
              onChange={(choice) => setChoices(choices.with(index, choice))}
            />
          ))}
        </Flex>
      </Content>
      <ButtonGroup>
        {isPerField && (
          <>
            <Button variant="secondary" onPress={() => onDecided(all('theirs'))}>
              Keep all of theirs
            </Button>
            <Button variant="secondary" onPress={() => onDecided(all('mine'))}>
              Take all of mine
            </Button>
          </>
        )}
        <Button variant="accent" onPress={() => onDecided(choices)}>
          Save as chosen
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  definitions: ConflictDialogProps['definitions'];
  choice: Choice;
  onChange(choice: Choice): void;
}

function FieldChoice({ field, definitions, choice, onChange }: FieldChoiceProps): ReactNode {
  const { resourceType, name, mine, theirs } = field;
  const title = `${componentTitle(definitions, resourceType)}: ${fieldTitle(definitions, resourceType, name)}`;
  const said = (value: typeof mine) => (name === '' && value === undefined ? 'Deleted' : valueText(value));
  return (
    <RadioGroup label={title} value={choice} onChange={(value) => onChange(value as Choice)} isEmphasized>
      <Radio value="theirs">Keep theirs: {said(theirs)}</Radio>
      <Radio value="mine">Take mine: {said(mine)}</Radio>
    </RadioGroup>
  );
}
