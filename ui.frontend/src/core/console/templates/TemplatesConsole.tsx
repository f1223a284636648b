import type { ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { templateOf } from '../../../../../shared/addresses/templates';
import { required } from '../../../../../shared/checked/required';
import { ConsoleShell } from '../shell/ConsoleShell';
import { usePlace } from '../shell/use-place';
import { TemplateCards } from './list/TemplateCards';
import { TemplateScreen } from './parts/TemplateScreen';
import { usePolicyDrafts } from './policy/use-policy-drafts';
import './templates.scss';

const CONSOLE = required(
  CONSOLES.find(({ id }) => id === 'templates'),
  'The console of templates',
);

/** The console of templates: what pages begin with, and what authors can do with them. */
export default function TemplatesConsole(): ReactNode {
  const [{ path }, go] = usePlace(CONSOLE);
  const template = templateOf(path);
  const drafts = usePolicyDrafts();
  return (
    <div className="co">
      <ConsoleShell console={CONSOLE} search={null}>
        {template === undefined ? (
          <TemplateCards unsaved={drafts.titles} onOpen={(opened) => go({ path: opened })} />
        ) : (
          <TemplateScreen
            key={template}
            {...{ template, path, drafts }}
            onGo={(to, how) => go({ path: to }, how)}
            onList={() => go({ path: CONSOLE.root })}
          />
        )}
      </ConsoleShell>
    </div>
  );
}
