import { when } from '../../../../../../shared/dates/when';
import {
  ActionButton,
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { ConflictChoice, type Choice } from './ConflictChoice';
import type { Definitions } from './conflict-text';
import type { Conflict, ConflictField, EditorSession } from '../EditorSession';
import { useSessionState } from '../use-session';
import { t } from '../../../../../../shared/authoring/language/t';

interface ConflictDialogProps {
  session: EditorSession;
  /** By resource type, for the labels of fields. */
  definitions: Definitions;
}

/** Opens when two authors changed the same value; nothing is written until this author decides. */
export function ConflictDialog({ session, definitions }: ConflictDialogProps): ReactNode {
  const conflict = useSessionState(session, (state) => state.conflict);
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

interface ChoicesProps {
  conflict: Conflict;
  definitions: Definitions;
  onDecided(choices: readonly Choice[]): void;
}

/** The question, and labels of the two sides: values restored by undo need not be the author's own. */
const told: Readonly<Record<Conflict['kind'], { intro(label: string): string; mine: string }>> = {
  do: {
    intro: (label) =>
      t(
        'Your step “{label}” is not saved yet. Since you began, someone else saved a change to the same content.',
        { label },
      ),
    mine: t('Take mine'),
  },
  undo: {
    intro: (label) =>
      t('You are undoing “{label}”. Since that step, someone else saved a change to the same content.', {
        label,
      }),
    mine: t('Put back what was there before my step'),
  },
  redo: {
    intro: (label) =>
      t('You are redoing “{label}”. Since you undid it, someone else saved a change to the same content.', {
        label,
      }),
    mine: t('Take mine again'),
  },
};

/** A component that another author has deleted: restoring it keeps the input. */
const isDeleted = ({ name, theirs }: ConflictField): boolean => name === '' && theirs === undefined;

const deleted = {
  intro: (label: string) =>
    t('Your step “{label}” is not saved yet. Since you began, someone else deleted this component.', {
      label,
    }),
  theirs: t('Leave it deleted'),
  mine: t('Put it back with my changes'),
};

function Choices({ conflict, definitions, onDecided }: ChoicesProps): ReactNode {
  const { label, kind, fields } = conflict;
  const isOffered = (field: ConflictField) => kind === 'do' && isDeleted(field);
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    fields.map((field) => (isOffered(field) ? 'mine' : 'theirs')),
  );
  const isAllDeleted = fields.every(isDeleted);
  const { intro, mine } = fields.every(isOffered) ? deleted : told[kind];
  const wordsFor = (field: ConflictField) => ({
    theirs: isDeleted(field) ? deleted.theirs : t('Keep theirs'),
    mine: isOffered(field) ? deleted.mine : mine,
  });
  const all = (choice: Choice) => setChoices(fields.map(() => choice));
  return (
    <Dialog size="L">
      <Heading>
        {isAllDeleted ? t('Another author has deleted this') : t('Another author has changed this too')}
      </Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-250">
          <Text>
            {t('{intro} Nothing is overwritten until you decide.', { intro: intro(label) })}{' '}
            <LastSaved {...conflict} />
          </Text>
          {fields.length > 1 && (
            <Flex gap="size-100" wrap>
              <ActionButton onPress={() => all('theirs')}>{t('Choose all of theirs')}</ActionButton>
              <ActionButton onPress={() => all('mine')}>{t('Choose all of mine')}</ActionButton>
            </Flex>
          )}
          {fields.map((field, index) => (
            <ConflictChoice
              key={`${field.path}/${field.name}`}
              field={field}
              definitions={definitions}
              words={wordsFor(field)}
              choice={choices[index] ?? 'theirs'}
              onChange={(choice) => setChoices(choices.with(index, choice))}
            />
          ))}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="accent" onPress={() => onDecided(choices)}>
          {t('Save as chosen')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

/** Who saved the page last, and when, if the server says so. */
function LastSaved({ savedBy, savedAt }: Conflict): ReactNode {
  if (savedAt === undefined || Number.isNaN(Date.parse(savedAt))) return null;
  const at = when(savedAt);
  return savedBy
    ? t('The page was last saved by {savedBy}, {at}.', { savedBy, at })
    : t('The page was last saved {at}.', { at });
}
