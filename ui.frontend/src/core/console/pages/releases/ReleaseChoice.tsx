import type { ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import { readReleases, sling } from '../../http/sling';
import { useLoaded } from '../questions/use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

interface ReleaseChoiceProps {
  /** The path of a release; empty for none. */
  chosen: string;
  onChoose(release: string): void;
}

const load = () => readReleases(sling);

/** Chooses the release that a new page belongs to; nothing if there is none. */
export function ReleaseChoice({ chosen, onChoose }: ReleaseChoiceProps): ReactNode {
  const { value } = useLoaded(load);
  const open = (value?.releases ?? []).filter(({ state }) => state !== 'published');
  if (open.length === 0) return null;
  return (
    <Field label={t('Release')} hint={t('In a release, the page appears once the release is published.')}>
      {(attributes) => (
        <select {...attributes} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('None: it is a draft of its own')}</option>
          {open.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
