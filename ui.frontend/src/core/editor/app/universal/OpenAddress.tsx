import { Link } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { CONSOLES } from '../../../../../../shared/addresses/consoles';
import { t } from '../../../../../../shared/authoring/language/t';
import { AddressForm } from './AddressForm';

interface OpenAddressProps {
  /** Why the page of the browser's address cannot be shown; undefined if it names none. */
  readonly refusal: string | undefined;
  onOpen(address: string): string | undefined;
}

/** What is shown instead of a page: the question which one. */
export const OpenAddress = ({ refusal, onOpen }: OpenAddressProps): ReactNode => (
  <main className="ue-open">
    <h1>{t('Universal Editor')}</h1>
    <p>
      {t(
        'Shows a page that has the attributes of the Universal Editor, and lets you edit its content, which is stored here.',
      )}
    </p>
    <AddressForm refusal={refusal} onOpen={onOpen} />
    <p>
      <Link href={CONSOLES[0].address}>{t('All pages')}</Link>
    </p>
  </main>
);
