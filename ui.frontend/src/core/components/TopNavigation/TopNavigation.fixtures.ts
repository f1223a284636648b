import type { z } from 'zod';
import type { topNavigationModel } from './TopNavigation.model';

const to = (url: string) => ({ valid: true, url });

export const fixtures = {
  default: {
    id: 'topnavigation-1',
    accessibilityLabel: 'Account and contact',
    links: [
      { text: 'Log in / sign up', link: to('/gb/en/business-partner-area/log-in.html') },
      { text: 'Contact', link: to('/gb/en/contact.html'), icon: 'phone' },
    ],
  },
  'long German words': {
    id: 'topnavigation-2',
    links: [
      { text: 'Geschäftspartner: anmelden / registrieren', link: to('/de/de/anmelden.html') },
      { text: 'Ansprechpartner', link: to('/de/de/kontakt.html'), icon: 'phone' },
    ],
  },
  French: {
    id: 'topnavigation-3',
    links: [{ text: 'Connexion / inscription', link: to('/fr/fr/connexion.html') }],
  },
  Spanish: {
    id: 'topnavigation-4',
    links: [{ text: 'Iniciar sesión / registrarse', link: to('/es/es/acceso.html') }],
  },
  'right to left': {
    id: 'topnavigation-5',
    links: [
      { text: 'تسجيل الدخول', link: to('/ae/ar/login.html') },
      { text: 'اتصل بنا', link: to('/ae/ar/contact.html'), icon: 'email' },
    ],
  },
  'an unknown icon and a dead link': {
    id: 'topnavigation-6',
    links: [
      { text: 'Contact', link: to('/gb/en/contact.html'), icon: 'rocket' as never },
      { text: 'Gone', link: { valid: false } },
    ],
  },
  empty: { id: 'topnavigation-7', links: '' as never },
} satisfies Record<string, z.input<typeof topNavigationModel>>;
