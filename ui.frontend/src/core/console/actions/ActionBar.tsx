import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import { notices } from '../notices/Notices';
import type { Action } from './Action';
import { t } from '../../../../../shared/authoring/language/t';

interface ActionBarProps {
  /** What the actions are for: “3 selected”. */
  label: string;
  actions: readonly Action[];
  children?: ReactNode;
}

/** Runs an action, or says why it cannot be done. */
export const runAction = (action: Action): void =>
  action.refusal === undefined ? action.run() : notices.say(action.refusal);

/** What an author can do with the selection. On narrow windows, less frequent actions are in a menu. */
export function ActionBar({ label, actions, children }: ActionBarProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const more = actions.filter(({ isPrimary }) => !isPrimary);
  return (
    <div className="co-bar" role="toolbar" aria-label={t('Actions')}>
      <span className="co-bar__label" role="status">
        {label}
      </span>
      <div className="co-bar__actions">
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
        {more.length > 0 && (
          <>
            <button type="button" className="co-action co-action--more" popoverTarget={id}>
              <Icon name="more" />
              {t('More')}
            </button>
            <div ref={menu} id={id} popover="auto" className="co-menu">
              {more.map((action) => (
                <ActionButton key={action.id} action={action} onDone={() => menu.current?.hidePopover()} />
              ))}
            </div>
          </>
        )}
      </div>
      {children}
    </div>
  );
}

function ActionButton({ action, onDone }: { action: Action; onDone?: () => void }): ReactNode {
  const { title, icon, key, isPrimary, isDestructive, refusal } = action;
  return (
    <button
      type="button"
      className="co-action"
      data-primary={isPrimary || undefined}
      data-destructive={isDestructive || undefined}
      aria-disabled={refusal !== undefined || undefined}
      aria-keyshortcuts={key}
      title={refusal ?? (key === undefined ? undefined : `${title} (${key})`)}
      onClick={() => {
        onDone?.();
        runAction(action);
      }}
    >
      <Icon name={icon} />
      {title}
    </button>
  );
}
