import { Text, ToggleButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Comment from '@spectrum-icons/workflow/Comment';
import type { ReactNode } from 'react';
import { useReadable } from '../../selection/create-store';
import type { Comments } from './Comments';
import { t } from '../../../../../../shared/authoring/language/t';

/** Opens the rail of comments, and says how many are open. */
export function CommentsButton({ comments }: { comments: Comments }): ReactNode {
  const { isOpen } = useReadable(comments.view);
  const count = (useReadable(comments)?.threads ?? []).filter(({ resolved }) => !resolved).length;
  const words = count === 0 ? t('Comments') : t('Comments: {count} open', { count });
  return (
    <TooltipTrigger>
      <ToggleButton isQuiet aria-label={words} isSelected={isOpen} onChange={comments.show}>
        <Comment />
        {count > 0 && <Text>{count}</Text>}
      </ToggleButton>
      <Tooltip>{words}</Tooltip>
    </TooltipTrigger>
  );
}
