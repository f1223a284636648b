import { Button, Flex, Text, TextArea } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { ReviewReport } from '../../../../../../shared/authoring/review';
import { t } from '../../../../../../shared/authoring/language/t';

interface DecisionProps {
  review: ReviewReport;
  isBusy: boolean;
  /** Resolves with whether it was done: if not, the words stay. */
  onComment(text: string): Promise<boolean>;
  onApprove(): void;
  onReject(reason: string): Promise<boolean>;
  onWithdraw(): void;
}

/** What can be said about a page in review: a comment, or the decision. */
export function Decision(props: DecisionProps): ReactNode {
  const { review, isBusy, onComment, onApprove, onReject, onWithdraw } = props;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = text.trim() === '';
  const say = async (send: (words: string) => Promise<boolean>) => {
    setMissing(isEmpty);
    if (!isEmpty && (await send(text))) setText('');
  };
  return (
    <Flex direction="column" gap="size-150">
      <TextArea
        label={review.mayDecide ? t('Comment, or reason for a rejection') : t('Comment')}
        width="100%"
        maxLength={2000}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setMissing(false);
        }}
        {...(isMissing && { validationState: 'invalid', errorMessage: t('Say why first') })}
      />
      {review.refusal !== undefined && <Text UNSAFE_className="editor-hint">{review.refusal}.</Text>}
      <Flex gap="size-100" wrap>
        {review.mayDecide && (
          <>
            <Button variant="accent" isDisabled={isBusy} onPress={onApprove}>
              {t('Approve')}
            </Button>
            <Button variant="negative" isDisabled={isBusy} onPress={() => void say(onReject)}>
              {t('Reject')}
            </Button>
          </>
        )}
        <Button variant="secondary" isDisabled={isBusy || isEmpty} onPress={() => void say(onComment)}>
          {t('Comment')}
        </Button>
        {review.mayWithdraw && (
          <Button variant="secondary" isDisabled={isBusy} onPress={onWithdraw}>
            {t('Withdraw')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
