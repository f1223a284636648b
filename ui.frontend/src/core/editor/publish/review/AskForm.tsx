import { Button, Flex, Item, Picker, Text, TextArea } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { ReviewsOfPage } from '../../../../../../shared/authoring/review';
import { t } from '../../../../../../shared/authoring/language/t';

interface AskFormProps {
  reviewers: ReviewsOfPage['reviewers'];
  isBusy: boolean;
  /** @param to empty: all who may publish the page */
  onAsk(to: string, note: string): void;
}

const ANYONE = '';

/** Asks somebody to look at a page before it is published. */
export function AskForm({ reviewers, isBusy, onAsk }: AskFormProps): ReactNode {
  const [to, setTo] = useState(ANYONE);
  const [note, setNote] = useState('');
  const choices = [
    { key: ANYONE, name: t('Anyone who may publish it') },
    ...reviewers.map(({ kind, id, name }) => ({
      key: `${kind}:${id}`,
      name: kind === 'group' ? t('Group {name}', { name }) : name,
    })),
  ];
  return (
    <Flex direction="column" gap="size-150">
      {reviewers.length > 0 && (
        <Picker
          label={t('Ask')}
          width="100%"
          items={choices}
          selectedKey={to}
          onSelectionChange={(key) => setTo(String(key ?? ANYONE))}
        >
          {({ key, name }) => <Item key={key}>{name}</Item>}
        </Picker>
      )}
      <TextArea label={t('Note')} width="100%" maxLength={2000} value={note} onChange={setNote} />
      <Text UNSAFE_className="editor-hint">
        {t('An approval is for the page as it is when it is looked at. A later change voids it.')}
      </Text>
      <Flex>
        <Button variant="accent" isDisabled={isBusy} onPress={() => onAsk(to, note)}>
          {t('Ask for a review')}
        </Button>
      </Flex>
    </Flex>
  );
}
