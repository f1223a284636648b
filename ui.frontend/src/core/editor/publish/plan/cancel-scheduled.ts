import { messages, reading } from '../../screen/messages';
import { messageOf } from '../../session/saving/outcomes';
import type { SlingClient } from '../../sling/SlingClient';
import { t } from '../../../../../../shared/authoring/language/t';

export const REPLICATE = '/bin/replicate.json';

/** Functions that close the messages which offer to cancel a scheduled publication, by its number. */
const offers = new Map<number, () => void>();

/** Says what is scheduled, and offers to cancel it until that has happened here or in the *Publish* menu. */
export function offerCancel(text: string, id: number, onCancel: () => void): void {
  offers.set(id, messages.info(text, { actionLabel: t('Cancel it'), onAction: onCancel }));
}

/** Cancels a scheduled publication, and says so instead of that it is scheduled. */
export async function cancelScheduled(sling: SlingClient, id: number): Promise<void> {
  try {
    await sling.command(REPLICATE, [
      ['cmd', 'Cancel'],
      ['id', String(id)],
    ]);
    offers.get(id)?.();
    offers.delete(id);
    messages.positive(t('The scheduled publication is cancelled.'), { timeout: reading });
  } catch (error) {
    messages.negative(t('Not cancelled: {message}', { message: messageOf(error) }));
  }
}
