import type { ReactNode } from 'react';
import { VIEWS, type View } from '../shell/address';
import { Icon, type IconName } from '../shell/Icon';
import { t } from '../../../../../shared/authoring/language/t';

const LOOKS: Readonly<Record<View, { icon: IconName; title: string }>> = {
  columns: { icon: 'columns', title: t('Columns') },
  list: { icon: 'list', title: t('List') },
  card: { icon: 'cards', title: t('Cards') },
};

/** Chooses between columns, list and cards. */
export function ViewSwitch({ view, onChange }: { view: View; onChange(view: View): void }): ReactNode {
  return (
    <div className="co-views" role="group" aria-label={t('View')}>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          title={LOOKS[each].title}
          aria-label={LOOKS[each].title}
          onClick={() => onChange(each)}
        >
          <Icon name={LOOKS[each].icon} />
        </button>
      ))}
    </div>
  );
}
