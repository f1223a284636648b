import type { TemplateChanged } from '../../../../../shared/authoring/template';
import { faultText } from '../http/fault-text';
import { notices } from '../notices/Notices';
import { restore } from './templates-http';
import { t } from '../../../../../shared/authoring/language/t';

/** Says what was done, and offers to take it back. @param reload shows what is stored now */
export function sayChanged(text: string, { former }: TemplateChanged, reload: () => void): void {
  const undo = () =>
    void restore(former).then(
      () => {
        reload();
        notices.say(t('Undone.'));
      },
      (error: unknown) => notices.fail(t('This cannot be undone. {fault}', { fault: faultText(error) })),
    );
  notices.say(text, { title: t('Undo'), run: undo });
}
