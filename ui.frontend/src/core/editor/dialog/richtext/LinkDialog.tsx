import {
  Button,
  ButtonGroup,
  Checkbox,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
} from '@adobe/react-spectrum';
import type { Editor } from '@tiptap/core';
import { useState, type ReactNode } from 'react';
import { addressProblem } from '../form/check-values';
import { PathField } from '../path/PathField';
import { t } from '../../../../../../shared/authoring/language/t';

/** Target of the selected link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }): ReactNode {
  return (
    <DialogContainer onDismiss={onClose}>
      <LinkForm editor={editor} onClose={onClose} />
    </DialogContainer>
  );
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }): ReactNode {
  const current: { href?: string | null; target?: string | null } = editor.getAttributes('link');
  const [url, setUrl] = useState(current.href ?? '');
  const [isNew, setNew] = useState(current.target === '_blank');
  const [problem, setProblem] = useState<string>();
  const finish = (run: () => void) => {
    onClose();
    // The closing dialog first returns focus to its button; then the text takes it.
    setTimeout(run);
  };
  const save = () => {
    const wrong = url.trim() ? addressProblem(url.trim()) : t('Choose a page or enter an address.');
    setProblem(wrong);
    if (wrong) return;
    finish(() => linkTo(editor, url.trim(), isNew));
  };
  return (
    <Dialog size="M">
      <Heading>{t('Link')}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-150">
          <PathField
            label={t('Page or address')}
            name={t('Page or address')}
            width="100%"
            value={url}
            root="/content"
            errorMessage={problem}
            {...(problem && { validationState: 'invalid' })}
            onChange={setUrl}
          />
          <Checkbox isSelected={isNew} onChange={setNew}>
            {t('Open in a new window')}
          </Checkbox>
        </Flex>
      </Content>
      <ButtonGroup>
        {current.href && (
          <Button
            variant="negative"
            onPress={() => finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
          >
            {t('Remove')}
          </Button>
        )}
        <Button variant="secondary" onPress={() => finish(() => editor.commands.focus())}>
          {t('Cancel')}
        </Button>
        <Button variant="accent" onPress={save}>
          {t('Apply')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

/** Links the selection; if nothing is selected, inserts the address itself as text. */
function linkTo(editor: Editor, url: string, isNew: boolean): void {
  const href =
    url.startsWith('/content/') && !/[.?#]/.test(url.slice(url.lastIndexOf('/'))) ? `${url}.html` : url;
  const attributes = { href, target: isNew ? '_blank' : null, rel: isNew ? 'noopener' : null };
  const chain = editor.chain().focus().extendMarkRange('link');
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: attributes }] }).run();
  else chain.setLink(attributes).run();
}
