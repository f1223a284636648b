import type { TemplateChanged } from '../../../../../shared/authoring/template';
import { faultText } from '../http/fault-text';
import { notices } from '../notices/Notices';
import { restore } from './templates-http';

/** Says what was done, and offers to take it back. @param reload shows what is stored now */
export function sayChanged(text: string, { former }: TemplateChanged, reload: () => void): void {
  const undo = () =>
    void restore(former).then(
      () => {
        reload();
        notices.say('Undone.');
      },
      (error: unknown) => notices.fail(`This cannot be undone. ${faultText(error)}`),
    );
  notices.say(text, { title: 'Undo', run: undo });
}
