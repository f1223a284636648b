import type { FastifyInstance } from 'fastify';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { UNIVERSAL_SCREEN } from '../../../../../shared/addresses/universal-editor';
import { guestCookie, guestOf } from './guest-cookie';
import type { People } from './People';

const isScreen = (url = ''): boolean =>
  [UNIVERSAL_SCREEN, '/editor.html/'].some((address) => url.startsWith(address)) ||
  CONSOLES.some(({ address }) => url.startsWith(address));

/** Gives each browser that opens a screen an id, as long as there are no accounts. */
export function numberGuests(app: FastifyInstance, people: People): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.method !== 'GET' || people.hasAccounts || !isScreen(raw.url)) return;
    const known = guestOf(raw);
    if (known !== undefined && people.guests.get(known)) return;
    const { id } = await people.guests.add();
    void reply.header('set-cookie', guestCookie(id));
  });
}
