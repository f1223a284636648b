import { Button, ButtonGroup } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { Person } from '../../../../../../shared/authoring/together';
import { messageOf } from '../../session/saving/outcomes';
import { MentionBox } from './MentionBox';
import { mentionsIn } from './mentions';
import { t } from '../../../../../../shared/authoring/language/t';

export interface Written {
  readonly text: string;
  /** The ids of those whom it names. */
  readonly mentions: readonly string[];
}

interface ComposerProps {
  label: string;
  /** On the button. */
  action: string;
  people: readonly Person[];
  /** @default an empty text */
  initial?: string;
  children?: ReactNode;
  /** Rejects if the server refused it: what was typed stays. */
  onSend(written: Written): Promise<unknown>;
  onCancel(): void;
}

/** Writes a comment or a reply. What was typed stays until the server has it. */
export function Composer(props: ComposerProps): ReactNode {
  const { label, action, people, initial = '', children, onSend, onCancel } = props;
  const [text, setText] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async () => {
    if (!text.trim() || isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await onSend({ text: text.trim(), mentions: mentionsIn(text, people) });
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <form
      className="tg-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionBox
        {...{ label, text, people, onCancel }}
        takesFocus
        onChange={setText}
        onSend={() => void send()}
      />
      {children}
      {fault !== undefined && (
        <p role="alert" className="tg-fault">
          {t('Not sent: {fault} Your text is still here.', { fault })}
        </p>
      )}
      <ButtonGroup>
        <Button variant="accent" type="submit" isDisabled={!text.trim() || isBusy}>
          {action}
        </Button>
        <Button variant="secondary" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      </ButtonGroup>
    </form>
  );
}
